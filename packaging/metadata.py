"""The links of the project in its packages, out of the one place where its address stands."""

from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

PLACE = Path(__file__).resolve().parent.parent / "clubadmin" / "__init__.py"


class Links(MetadataHookInterface):
    """Adds the links where there is an address, and nothing while there is none."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set what pyproject.toml leaves open."""
        address = PLACE.read_text(encoding="utf-8").split('ADDRESS = "')[1].split('"')[0]
        if address:
            metadata["urls"] = {
                "Homepage": address,
                "Issues": f"{address}/issues",
                "Changelog": f"{address}/blob/main/CHANGELOG.md",
            }
