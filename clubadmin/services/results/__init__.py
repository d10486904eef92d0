"""Results of evenings: counting, closing, freezing and rectifying them."""
