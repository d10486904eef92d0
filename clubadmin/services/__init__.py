"""What the secretary does, one function a deed, one transaction a function."""
