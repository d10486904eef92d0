"""Tables of three, each for himself: the fewest repeats found by long searches.

For people and rounds for which neither a construction is known nor the search of an evening
comes as far. A line is a round, a letter a person, a group without blanks a table; who is
alone sits out.
Turns are fair: nobody has a second before everybody had one.
"""

from collections.abc import Mapping

BEST: Mapping[tuple[int, int], str] = {
    (5, 4): """
        A D CBE
        B C ADE
        E A DBC
        E D CAB
    """,
    (6, 3): """
        AEC FDB
        ABC EDF
        DFC ABE
    """,
    (6, 4): """
        DEB FAC
        CBA DFE
        CED FAB
        CFB DAE
    """,
    (7, 4): """
        G ECF ADB
        B AGC FED
        A DCG BFE
        D EFA GCB
    """,
    (7, 5): """
        C BFA EGD
        B CEG FDA
        D EAF CGB
        E FGA BCD
        G CAF DEB
    """,
    (14, 8): """
        C H KLF INA MDG BJE
        I E JGL ACD MFH BNK
        A B IDL FKG EMN JCH
        J D LAM BGH NFC EIK
        K M HND JFI EAG LBC
        N L FED KAH IGC JBM
        G F EHL NJA MKC DBI
        E C KDJ HIM FAB NLG
    """,
    (16, 8): """
        K OCB DNE AGF HJL PMI
        C BNF KJA HDI EMG LPO
        L KGD BIJ ONH CMF APE
        M BHE AOF KLI DPC NGJ
        P AMH FEI LGB ODJ NCK
        G LMN DAB OKE FJP HCI
        O HPG BMK CEJ FDL ANI
        E HFK LAC PBN GOI MJD
    """,
}
"""By people and rounds."""
