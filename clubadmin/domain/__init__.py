"""The rules of klaverjas and of its competitions: pure functions and frozen dataclasses.

From the cards up: `rules`, `row`, `scoring`, `draw`, and beside each other `comparison`,
`referee`, `standings`, `archive`. `terms` has the words of the game (roem, nat, pit, verzaken),
`names` how names are searched and sorted. No database, no clock, no chance but a seed; only
data of the program itself is read (`resources`), and only once.
"""
