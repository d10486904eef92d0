"""The sentences of findings in English, by code and variant, with gaps for the arguments."""

SENTENCES = {
    "points-split": "{ns} and {ew} make {sum}, but a game has {total_points} points. "
    "See on the sheet which of the two is wrong.",
    "points-impossible": "{points} cannot be: no tricks are worth 1 or {all_but_one} points. "
    "Count the game again.",
    "points-impossible/doubled": "{points} cannot be: in this game each point counts {times} "
    "times, and that does not divide this figure. Type w or z before it if this is the count.",
    "points-range": "{points} cannot be: a game has {total_points} points. "
    "Type the figure on the sheet.",
    "roem-blank": "the box is empty. No roem takes a stripe (/); otherwise ask what the roem was.",
    "roem-unit": "{amount} cannot be. Roem is made of {units}.",
    "roem-limit": "{amount} cannot be: a game gives at most {most} roem.",
    "roem-limit/both": "the roem of {ns_side} and {ew_side} together ({amount}) does not fit in "
    "a game. Check both boxes.",
    "roem-limit/tricks": "{amount} cannot be: it takes all tricks, and {other_side} has points. "
    "Check the roem and the points.",
    "roem-limit/points": "{amount} cannot be with 0 points: the cards of that roem are worth "
    "points themselves. Check the roem and the points.",
    "roem-without-trick": "{amount} cannot be: against a pit this side takes no trick. "
    "Remove the roem, or is it no pit?",
    "nat-keeps/points": "{own_side} is nat and keeps no points: it becomes 0 and "
    "{total_points}. Remove the {amount}, or is {own_side} not nat?",
    "nat-keeps/roem": "{own_side} is nat and keeps no roem. Put the {amount} with {other_side}.",
    "nat-missed": "{own_side} played and has {own} against {other}: that is nat. "
    "It becomes 0 and {total_points}.",
    "nat-missed/bid": "{own_side} played and has {own} against {other}, and the bid asks {need}: "
    "that is nat. It becomes 0 and {total_points}.",
    "nat-wrong/made-doubled": "{own_side} is marked nat, but has {own} against {other}, and who "
    "doubled last must have more: that is made. Remove nat, or check the points.",
    "nat-wrong/made": "{own_side} is marked nat, but has {own} against {other}: that is made. "
    "Remove nat, or check the points.",
    "nat-wrong/other-side": "{own_side} is marked nat, but {other_side} played. Only the side "
    "that plays can be nat.",
    "tie-unsettled": "both sides have {total}. Whoever played is then nat: type n ({ns_side}) or "
    ".n ({ew_side}).",
    "bid-unsettled": "neither side has the {need} that the bid asks. Whoever played is then "
    "nat: type n ({ns_side}) or .n ({ew_side}).",
    "double-who": "{ns} to {ew} cannot be: a game that was gekraakt is {total_points} to 0. "
    "If this is the count, type before it who played.",
    "double-points": "{ns} to {ew} cannot be: a game that was gekraakt is {total_points} to 0. "
    "See on the sheet who won it.",
    "double-keeps": "{own_side} lost a game that was gekraakt and keeps no roem. Put the {amount} "
    "with {other_side}.",
    "bid-kind/level": "{bid} is no bid here: a bid is a level, 1, 2, 3 ... See on the sheet what "
    "was bid.",
    "bid-kind/level-high": "{bid} is no bid here: a bid is a level, 1 to {most}. Above that it "
    "asks {asks} or more, and without roem there never is. See on the sheet what was bid.",
    "bid-kind/points": "{bid} is no bid here: a bid is a number of points, from {lowest}. "
    "See on the sheet what was bid.",
    "bid-kind/tens": "{bid} is no bid here: bids go by whole tens, from {lowest}. "
    "See on the sheet what was bid.",
    "bid-low": "{bid} cannot be: the lowest bid is {lowest}. See on the sheet what was bid.",
    "bid-high": "{bid} cannot be: a game gives at most {most}. See on the sheet what was bid.",
    "bid-missing": "there is no bid, so it was only judged who has more. Type the bid behind it, "
    "after a # (on the sheet a / will do).",
    "bid-missing/level": "there is no bid, so it counts as level 1. Type the bid behind it, after "
    "a # (on the sheet a / will do).",
    "roem-none": "{amount} cannot be: no roem counts here. Remove the amount.",
    "fine-player": "{own_side} revoked and the player pays himself, but it does not say who. "
    "Type the player behind it.",
    "pit-points": "a pit is {total_points} to 0; here it says {own} to {other}. "
    "Remove pit, or check the points.",
    "pit-bonus-missing": "{amount} cannot be with a pit. The box holds the {bonus} of the pit "
    "and the roem together: {bonus}, {first} ...",
    "pit-by-defenders": "{other_side} played, so all tricks for {own_side} are no pit: "
    "{other_side} is nat. Type {nat_line}.",
    "sweep-unmarked": "{total_points} to 0, but neither nat, pit nor revoke is marked. "
    "See on the sheet what it was.",
    "sweep-unmarked/defenders": "{own_side} took all {total_points} points. If that was all tricks "
    "as well, it is a pit of {own_side}: type it with the row. If it was just nat, type nat "
    "({nat_line}).",
    "revoke-points/points": "with a revoke {own_side} gets 0 and {other_side} {total_points} "
    "points; here it says {own} to {other}.",
    "revoke-points/roem": "{own_side} revoked and keeps no roem. Put the {amount} with "
    "{other_side}.",
    "revoke-points/redeal": "after a revoke this game is dealt again. Type the result of the "
    "new game.",
    "revoke-points/personal": "with a revoke the points stand and the player pays. "
    "Type the points after the v: v92.",
    "revoke-unmarked": "{points} points come only from a revoke by the others. Type v "
    "({ns_side} revoked) or .v ({ew_side}).",
    "revoke-doubled": "{points} is {times} times {once} here. If somebody revoked it becomes "
    "{total_points}: type v ({ns_side} revoked) or .v ({ew_side}). Otherwise it can stay as it is.",
    "game-missing": "this game is missing. Type the row, or - if it was not played.",
    "game-twice": "this game is there twice. Remove one.",
    "sheets-differ": "here the two sheets part: {mine} as against {theirs}. Check both.",
    "unreadable/empty": "nothing is there. Type the points of {ns_side}, or - if it was not "
    "played.",
    "unreadable/sign": "sign {position}, {char}, does not belong here.",
    "unreadable/points": "after sign {before} come points.",
    "unreadable/amount": "at place {position} a number belongs, or strokes (i = 20, v = 50).",
    "unreadable/figure": "at place {position} a number belongs.",
    "unreadable/number": "the number at sign {position} is too long.",
    "unreadable/trump": "after @ comes a suit: s, h, r or k.",
    "unreadable/stripe": "sign {position}, {char}: both roem boxes are already filled.",
    "unreadable/bid-unknown": "sign {position}, {char}: there is no bidding under {title}.",
    "unreadable/double-unknown": "sign {position}, {char}: there is no doubling under {title}.",
    "unreadable/no-trumps-unknown": "sign {position}, {char}: there is always a trump suit "
    "under {title}.",
    "unreadable/solo-unknown": "sign {position}: nobody plays alone under {title}.",
    "unreadable/player": "sign {position}, {char}: player 1, 2 or 3 plays alone.",
    "unreadable/share-unknown": "sign {position}, {char}: under {title} the two share what they "
    "made; leave out what the first one made.",
    "unreadable/share": "sign {position}, {char}: only what the two made together is shared, "
    "once, and who plays alone comes first (1/, 2/ or 3/).",
    "unreadable/hand-unknown": "sign {position}, {char}: under {title} roem in the hand is not "
    "typed apart.",
    "unreadable/stuk-unknown": "sign {position}, {char}: under {title} stuk is not typed apart. "
    "Type it with the roem.",
    "unreadable/stuk": "sign {position}, {char}: there is only one stuk in a game.",
    "unreadable/double-most": "sign {position}, {char}: there is no further doubling under "
    "{title}.",
    "unreadable/passed-unknown": "sign {position}, {char}: passing round does not occur under "
    "{title}.",
    "unreadable/seat": "after the exclamation mark comes the player who is fined: 1 (North), "
    "2 (East), 3 (South) or 4 (West).",
    "unreadable/fine": "after the player comes what the fine is for: v (revoke) or m (misdeal).",
    "unreadable/fine-unknown": "sign {position}, {char}: under {title} a player is not fined "
    "for a revoke.",
    "unreadable/misdeal-unknown": "sign {position}, {char}: there is no penalty for a misdeal "
    "under {title}.",
    "unreadable/total": "this line should be: total, then points and roem of Wij and of Zij. "
    "For instance: total 909 190 649 110.",
}
"""Each says what is wrong and what to do; where it is comes before it."""

_CAUSES = {
    "skipped": "Game {rows} seems to be skipped.",
    "twice": "Game {rows} seems to be counted twice.",
    "exchanged": "Look at game {rows}: {ns_side} and {ew_side} seem exchanged.",
    "nat": "Look at game {rows}: nat seems forgotten there, here or on paper.",
    "stake": "Look at game {rows}: a doubling may be forgotten there, here or on paper.",
    "digits": "Look at game {rows}: two digits seem swapped.",
    "adding-digits": "Two digits of game {rows} seem swapped in adding up.",
    "roem-side": "Look at game {rows}: the roem seems to belong to the other side.",
    "mixed": "Game {rows} seems to be counted in the wrong column.",
    "bonus": "Look at game {rows}: the {worth} extra seems forgotten or counted in the wrong "
    "column.",
    "hundred": "Look at game {rows}: a hundred may be forgotten there.",
    "blank": "In game {rows} the roem box is empty: should it be {worth}?",
    "unread": "Game {rows} cannot be read yet.",
    "carry": "Was {worth} forgotten in adding up?",
    "combined": "On paper points and roem are added together.",
    "total-digits": "Two digits of the total on paper seem swapped.",
    "unknown": "Add the column up again.",
    "decided": "On paper are the totals of before the decision about game {games}.",
}
_MISMATCH = "{paper} on paper, the rows give {sum_rows}: {apart} too {way}. "
SENTENCES |= {f"total-mismatch/{cause}": _MISMATCH + text for cause, text in _CAUSES.items()}
