"""Try seeds: `python -m tests.property.by_the_texts 12 15`, or a range: `1-200`."""

import sys
import traceback

from tests.property.by_the_texts.case import made_up
from tests.property.by_the_texts.club import differs
from tests.property.by_the_texts.shrinking import shrunk

for given in sys.argv[1:]:
    first, _, last = given.partition("-")
    for seed in range(int(first), int(last or first) + 1):
        case = made_up(seed)
        try:
            told = differs(case)
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            print(
                seed,
                case.kind,
                case.rules,
                "ERROR",
                type(error).__name__,
                str(error)[:200],
                where.name,
            )
            continue
        print(seed, case.kind, case.rules, told or "equal", flush=True)
        if told and "-" not in given:
            print(*shrunk(case, differs), sep="\n")
