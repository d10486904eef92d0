"""Dutch sentences for a command line that was typed wrongly."""

_NO_COMMAND = "Geen opdracht gegeven; `clubadmin --help` noemt ze."
_SEE_HELP = "`--help` achter de opdracht noemt wat er kan."


def sentence_for(error: Exception) -> str | None:
    """What is wrong with the command line; None when `error` is about something else."""
    if not hasattr(error, "format_message"):  # the toolkit's own errors, and only they, have this
        return None
    kind = type(error).__name__
    if kind == "NoArgsIsHelpError":
        return _NO_COMMAND
    if kind == "NoSuchOption":
        return f"De optie {getattr(error, 'option_name', '')} bestaat niet. {_SEE_HELP}"
    if kind == "NoSuchCommand" or "No such command" in str(error):
        return f"De opdracht {_quoted(str(error))} bestaat niet; `clubadmin --help` noemt ze."
    if kind == "MissingParameter":
        return f"Er ontbreekt iets: {_parameter(error)}. {_SEE_HELP}"
    if kind == "BadParameter":
        return f"Wat er achter {_parameter(error)} staat kan daar niet staan. {_SEE_HELP}"
    if kind == "BadOptionUsage":
        return f"Achter {getattr(error, 'option_name', 'de optie')} hoort een waarde. {_SEE_HELP}"
    if "Missing command" in str(error):
        return _NO_COMMAND
    return f"Deze opdrachtregel kan niet worden gelezen. {_SEE_HELP}"


def _parameter(error: Exception) -> str:
    parameter = getattr(error, "param", None)
    if parameter is None:
        return "een optie"
    options = [name for name in parameter.opts if name.startswith("-")]
    return str(options[0] if options else (parameter.metavar or parameter.name or "").upper())


def _quoted(message: str) -> str:
    """What the toolkit quotes in its English message: the word that was typed."""
    parts = message.split("'")
    return f"'{parts[1]}'" if len(parts) > 2 else "wat er staat"
