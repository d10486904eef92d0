"""What several subjects share: charts and phrases."""
