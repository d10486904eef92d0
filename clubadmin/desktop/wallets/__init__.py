"""What lay in the wallets: dealing by computer, and hands as players noted them."""
