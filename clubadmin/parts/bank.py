"""The bank: payments out of its statements, and direct debit of dues."""

from clubadmin.part import Part

PART = Part(
    made_of=(
        "cli/bank.py",
        "desktop/administration/bank_ledger.py",
        "desktop/administration/collecting.py",
        "desktop/administration/collecting_forms.py",
        "desktop/administration/statement.py",
        "domain/administration/debits.py",
        "domain/administration/matching.py",
        "model/administration/debits.py",
        "resources/banks.toml",
        "services/administration/bank_csv.py",
        "services/administration/bank_lists.py",
        "services/administration/bank_marks.py",
        "services/administration/camt.py",
        "services/administration/collecting.py",
        "services/administration/collections.py",
        "services/administration/creditor.py",
        "services/administration/debit_outcomes.py",
        "services/administration/mandates.py",
        "services/administration/pain.py",
        "services/administration/statements.py",
    ),
    pages={"bank": "contributie"},
    cli=("bank",),
    fills={
        "collected": "services.administration.collecting.collected",
        "dues-tabs": "desktop.administration.collecting.TABS",
        "fields-of-a-member": "desktop.administration.collecting_forms.MandateForm",
        "fields-of-the-account": "desktop.administration.collecting_forms.CreditorForm",
        "file-for-the-dues": "services.administration.statements.is_statement",
        "ledger": "desktop.administration.bank_ledger.load",
        "selftest": "cli.bank.selftest",
    },
)
