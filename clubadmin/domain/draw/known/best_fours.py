"""Tables of four: the fewest repeats found by long searches.

For people and rounds for which neither a construction is known nor the search of an evening
comes as far. A line is a round, a letter a person, a group without blanks a table; who is alone
sits out.
Turns are fair: nobody has a second before everybody had one.
"""

from collections.abc import Mapping

BEST: Mapping[tuple[int, int], str] = {
    (8, 3): """
        HGDE CFBA
        ADFE GBCH
        CEBD AFHG
    """,
    (8, 4): """
        AHGC DBEF
        ADFH GCBE
        CAFB EGDH
        EDAC FHGB
    """,
    (9, 3): """
        I DFEA BGCH
        H CFDG EBAI
        B HDFI CAGE
    """,
    (9, 4): """
        C DEAG BHFI
        D HBAC FEIG
        H GECB IFDA
        G IACF BDEH
    """,
    (9, 5): """
        I EGCD ABFH
        D GEFB CIHA
        B ACGF IHDE
        E BACD HIGF
        G BIEA HFDC
    """,
    (9, 6): """
        C DHBI FEGA
        D GIBE HFAC
        A BFED GHCI
        F DGCB AEHI
        G BHEC IDAF
        E GFHD IBAC
    """,
    (9, 7): """
        I FGAC DHEB
        F IECD GBAH
        D EGHF CBIA
        E CHDA BFGI
        H GCBE DAIF
        C BFEA GDHI
        G IEAH BFCD
    """,
    (10, 3): """
        G F JDEC HABI
        I D JFAC EHBG
        A E JIGC BFHD
    """,
    (10, 4): """
        J D AFGB CEIH
        C E ADBI HGFJ
        F H EIGD JCBA
        I G CJFD HEBA
    """,
    (10, 5): """
        A H DIEJ FCGB
        C E IJHF AGDB
        F B JIAG CHED
        D G HAEF ICJB
        I J CDAF BGEH
    """,
    (10, 6): """
        C B HEID JAFG
        H D JAIC FBGE
        F G DBIA JEHC
        A E HJGD IFCB
        J I DGEC BFHA
        C H DFAE GBIJ
    """,
    (10, 7): """
        F D CIEA HJGB
        E I FJCG HBAD
        C H AEDG FBIJ
        B G HCAF DJEI
        A J BCDF IHGE
        A J HDIF GEBC
        H B CGID JFEA
    """,
    (11, 3): """
        J B H AKFG EDIC
        I D A GHCF KEJB
        K E C JIFG HADB
    """,
    (11, 4): """
        D H C AFKG EBJI
        G E B FHJA DCIK
        F I A BKCH JGDE
        K I J AECF HDBG
    """,
    (11, 5): """
        H E K GABD JFIC
        D I F KGEC AJHB
        C J A KIBE GHDF
        B F G EJKD IAHC
        H B C FEAK GDJI
    """,
    (11, 6): """
        F D H KEIC JAGB
        E G B JDIK HCAF
        J I A CGKF EDHB
        K B C EDGA JHIF
        J A E HGKI BCDF
        H D G CEJF BKAI
    """,
    (11, 7): """
        A F C EKIJ BHGD
        H B E FKDC GJAI
        K I D EAHF JCGB
        J G E IDHC KBAF
        J C F HAGK DEBI
        D I A FJBH GECK
        K H B FGEI CDAJ
    """,
    (12, 3): """
        JBKG IFLD EHAC
        DIGC HLEK JBAF
        DKIA GHEF JBLC
    """,
    (12, 4): """
        IAJK EDHF LGCB
        LJHC AKFG IBED
        FKLI CHBA GJED
        GIKH LDEA BJFC
    """,
    (12, 5): """
        JHIG KADE LBFC
        JKFC HDBG IAEL
        AHCF GLKD BJIE
        FIJD CAGE LBHK
        HFEG KCID ALBJ
    """,
    (12, 6): """
        HGDE JFCL IBAK
        FIHB JELK DACG
        HLGA KDFI JBEC
        KJHD CGIL FABE
        CLBD IJAH FGEK
        GJBF EILD ACHK
    """,
    (13, 3): """
        I KDJC LAHF EGBM
        C LDEI JAMH KBFG
        D FMIC HKEA GBJL
    """,
    (13, 4): """
        C HGAI KDMF BLJE
        M LHCF EDGA JIKB
        B CDLI EGHK JMAF
        G ACKL MIEF DHBJ
    """,
    (13, 5): """
        M CJLA EKFH DIGB
        D ECGI MJAF LBKH
        J DLEM BFKC HGAI
        L AEJB KMIG DHFC
        E BMCH LGFI ADKJ
    """,
    (14, 3): """
        N C IELB GFHK JDMA
        A K HNME JFLB CGID
        G M NIJK BDHL AEFC
    """,
    (14, 4): """
        N F GMKH IDBL ACEJ
        L C NBKJ IHME ADGF
        B A KLFE JDHM INCG
        J G HFBC ALNM DKIE
    """,
    (14, 6): """
        H M AIGB FCLN JEDK
        D C JLBF NHGK IAME
        A J BNDE MFGL IHCK
        K B LFHE GADC MJNI
        E G NJAH BCMK DLFI
        I N KFLA DBHM GJCE
    """,
    (15, 6): """
        N F L EMJK GBHC IOAD
        A E B IHFJ OMCL KNDG
        C J D ILBK EGFO NAHM
        I M G BOJN DLEH ACFK
        O H K ECNI JLAG FDBM
        F K O NAEB CDHJ ILGM
    """,
    (15, 7): """
        A E L IOJK GBNC HFDM
        J N D EMGO IAHC LFBK
        I M B JDFN LCEO HGKA
        K G H ODAB MCLJ FNIE
        O C F MAKN BJHE DILG
        I B M OLNH JGFA DEKC
        G D N KMIB OFCH AELJ
    """,
    (18, 5): """
        N A LKCO MDJB IHRP QFGE
        I L MGNK OFJR HQCD BPEA
        O J EMRC FDPK AIQN GBHL
        G R HKJA LEDN OPQM IFBC
        E H NJPC AFLM DOGI KBRQ
    """,
    (18, 6): """
        M O AQFN HRGL IJCD KBPE
        H R DQPM JAGE LFBI KOCN
        P N JQKL BGMC FEIH RDOA
        J C LOME QHBA DKGF PRIN
        K B MJFR HDNE CALP OQIG
        F G ECRQ AIKM BNLD HJOP
    """,
    (18, 7): """
        Q H ONRJ MCBK IELG DPAF
        L F KJDG OCAQ MRIP BENH
        A N PEJC OLDB IFHK GMRQ
        R O CFNG DMJH BAIQ KLPE
        D I HRCL MOEF AGBJ PKQN
        B M QLFJ DCIN PGHO RAKE
        C G IOKJ DEQH FRPB MLNA
    """,
    (19, 7): """
        I N G HACO BMPR ELQD JFSK
        J P L CISG NOQR KBEH DMFA
        S E Q ANKP CBFL MGOJ DHIR
        H B A DOGK SRJL QPIF EMCN
        F O M BDSN AJEI GHPL CRKQ
        D C R ILMK OEPS HNJF QAGB
        N K A BOIL PDCJ SQMH FGER
    """,
    (19, 8): """
        F E K HBSQ JALM CPGN DOIR
        L G R PAFS MQDK CNHO EIBJ
        B I H JPNR DSMC ALOK FGQE
        D C Q NEMB OFJS HPLI ARKG
        N M A GHDJ IFKC ERSL BQOP
        S O J IAQN CLGB DPKE HMFR
        P I L MOEG AFBD SNKH CRJQ
        Q P O DFNL CAEH IGSM JKBR
    """,
    (20, 7): """
        BORQ APND FGKS LEMH CIJT
        RLNT OFCA KQIE HJGB SPMD
        TQGM CRES OPBN IHFD AKJL
        LCDG ETPF ROHK SJQN ABMI
        DAQR GOTM ESBC HFNI JKLP
        HTAS QLFB GIPR DOEJ NCKM
        NGAE LISO HQPC RFMJ TDBK
    """,
    (21, 6): """
        E RDJC OUNH TBAQ SPLF KIMG
        M ECGH OQLJ UBFR AKNP TIDS
        C LDGB HFAT JPUM ESKO INRQ
        N MFDO ALCI RPET BKHJ UQGS
        S PHDQ LUTK MBCN AGRO IEJF
        L PIOB JNGT SRMH KQFC UADE
    """,
    (21, 7): """
        G ONTB ASRI EDHM LQJF KCUP
        J ODKF LCHN SEUM RATG QBPI
        M RPOH UQID LBKA ETJC GSNF
        N LEGP MQKR OUAJ TIFH SDBC
        F TKGD MBJP OISL NURC QHAE
        I HSJK MTLU OQCG FBRE DPAN
        O MAFC BHGU QPTS RLDJ NKIE
    """,
    (21, 8): """
        O GAFU RCNM JIHB STLP KDQE
        S MUKH DITL RFQP ACBE OGJN
        E QUBT PHJC SDMG NRAL IKFO
        B PCDU ILGE SQOA RMKJ HNTF
        Q EJDF OULH MPIA SNKB RGTC
        J MHGQ KTLA DROB CFIS PUNE
        D JUAT IQNG KOCP SREH LBFM
        F BGKP JQCL MOET NDHA IRSU
    """,
    (22, 6): """
        D M AQPR CUOG IFKH TVSL BNJE
        J V KGTP BISO UFNR ALDH QMEC
        S O JDQI GFEA TUHB CRVK LMPN
        E K OTQN GIRL MFDB VAJU SCHP
        H B OPFV DERT KQLU MGSJ AICN
        A T DNSK BQGV CFLJ IEPU MHOR
    """,
    (22, 7): """
        J G RIVS KHTL FOMA CEQD BPUN
        E I BHJA RPOT NLQM VFCK DSUG
        F V ERUM TSCA QKBP HIGN ODLJ
        U Q JMKS FENT HDPV IOBC ARGL
        K M VONS RFDB CULH JTGQ IAPE
        B H CJRN QVAU MDTI EOGK PFSL
        S T LEVB NADK FIJU HORQ PCMG
    """,
    (22, 8): """
        Q H EMPJ IOFB VATS KLNR DUGC
        E U QKHT PAFC DSBR NOGM JIVL
        P L BVQM UHFR ISNC AKGJ ODTE
        A D CMKV BJNH TIGU ORPQ FESL
        R V KEBC NMFT HGSP LUOJ DIAQ
        F T IKPO DMLH QCJS VREG NUBA
        B O IHAE UKMS PDNV TJRC FGQL
        G S VHCO TPBL JFDK RMIA QEUN
    """,
    (23, 8): """
        U W S RQIH GONC JAVT LBDK EFMP
        P Q K LMGJ ASOI RUCB TFND VWEH
        F C O QTPE IWNL KBAG SRVM JHDU
        R M J PUSN QAEL HBFO WKCT DVGI
        E T I ACLH BVNQ PWGR FKJS DOUM
        A V D QFGU JCPI TLRO BESW NMKH
        G H L AUWF NERJ MIBT VOPK QSDC
        B N M OWQJ ADRP LVCF HTGS EIKU
    """,
    (24, 8): """
        MVPS IOUE LTKB NGAH JQWR FDXC
        RKAI LSUQ BWNE VTGF OXPC DHJM
        FQBH VLXR DSEN AMTO KCUJ WIPG
        DPRA EQCG OVJB LNIM XHUT WFSK
        RMFE JTSG KNOQ DPLB UXAW CHVI
        AVDK OHSF UGBR WMCL NXJE QITP
        JDQI EWTV UFNP OHLR CSBA GKXM
        NCTR XSBI MQVU HKPE DGOW AFLJ
    """,
    (25, 6): """
        B SMUY JILT RFXC DQHK AOPW GNVE
        Y EFQI PDCN AHUT SLWV KXGO RMBJ
        F SDIG MNXH OEJY UPLQ VBAC TRWK
        C ESPR UNJK BXDT GWQM HOIV AYFL
        K FBPG HSJC VTQY NRAI UXEW MDOL
        W LGRH OSNB UVFD XQJA PYKI CEMT
    """,
    (25, 7): """
        M CNBF AGLS JHTE XIPR WUQD VOKY
        O RUHL YTSW DBMJ GPEN ACKX VFQI
        S CVHP NXQT BWOR IYLJ EADF MGKU
        A UBTV INHD XOEL SCMQ PJWK RGFY
        J ITOA GVXD HMFW UCYE LBPQ NSKR
        Q JUAN BXHY OSPD MVER TLFK IGWC
        H UFSX GJQO PAMY BIKE RTDC NVLW
    """,
    (25, 8): """
        Y CKBT SLNU GJFQ AHXM DEIV PWOR
        D GYWE NQHR CUFM JLVB OITX SKPA
        S ERJU IYMQ DTPF XLGC WNAB OKHV
        T BFHE JWSX CRVY UADQ IGON KLMP
        O AJIC EMSV LFRW HTUG KDYN BXQP
        R NXVF TALE MDGB YHJP KUWI QCSO
        M TVWQ HSIF KGAR ODLJ BXUY CNEP
        L WCDH SIRB KXQE MNJT GPVU FAOY
    """,
    (26, 7): """
        N G DIMO ZLKC VYST WHFQ EAJX UPBR
        A P RHYJ WMXB DZQS KGOV UNTL ECIF
        Z D NOHS CATW BIYK GUQX FPMJ RVEL
        O V RTXF ILQJ EBGD USKW YCMN APZH
        J W MRQK TOEP DAYU NGIZ HCVX LSBF
        I Q ZTBJ DVWP YLXO GSRC FNKA EUHM
        F R QBVN YZWE ALMG JUCO KTHD XSPI
    """,
    (26, 8): """
        W G CQKS ULRF ZEYT OBHI NAXV JMDP
        Z H AFKY CDXR OMNQ EBGS PTLW UJVI
        P D LVCO XMSY WBRQ IENF KUGH TZJA
        Q F NTUC ALBM KPZI WXEJ GROY SHDV
        U B YNHW VQZX JOFS PGCA RMTI EKDL
        Y C OKTX PRVE WAIS JLHQ DUBN MGFZ
        A S PYQU ECHM KJNR IGLX OWZD VTBF
        R I XPHF QTGD BJYC LNSZ KWVM AEOU
    """,
}
"""By people and rounds."""
