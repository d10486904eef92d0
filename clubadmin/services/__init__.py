"""Deeds of the secretary: one function a deed, one transaction a function.

A deed takes the open club, checks what it is given, and answers with frozen figures of `model`;
what cannot be done is refused with a sentence. No Qt and no ReportLab: the window and the papers
only show what is handed out here. Each folder is a subject, with the same name in every layer,
and the folders build on each other in one order, which import-linter holds (`pyproject.toml`).
"""
