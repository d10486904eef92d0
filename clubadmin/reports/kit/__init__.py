"""What all papers are built from: pages, tables, headings, fonts, ink."""
