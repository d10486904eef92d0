"""What every test stands on: no screen is needed, and Dutch is spoken."""

import os

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True, scope="session")
def _settings_of_this_run(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Which files were made here is not noted among the settings of whoever runs the tests."""
    from clubadmin.services.club import strange

    settings = tmp_path_factory.mktemp("instellingen")
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("XDG_CONFIG_HOME", str(settings))  # of the programs that tests start
        patched.setattr(strange, "user_config_path", lambda name, **_: settings / name)
        yield
