; The installer for Windows: for this user only, no administrator asked for.
; Given by packages.py: VERSION PAYLOAD ICON LICENCE OUT SIZE (in kB), and for a trial TARGET
; Clubs lie in Documents and are never touched, not at removal either.

!ifdef TARGET ; amd64-unicode where there are stubs for it: a trial under a 64-bit wine
Target ${TARGET}
!else
Unicode true
!endif
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true

!include "MUI2.nsh"
!include "FileFunc.nsh"

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\clubadmin"
!define KIND "clubadmin.klaverjas"

Name "clubadmin"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\clubadmin"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
BrandingText "clubadmin ${VERSION}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\clubadmin-window.exe"
!define MUI_LANGDLL_ALLLANGUAGES

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "Dutch"
!insertmacro MUI_LANGUAGE "English"

LangString STILL_OPEN ${LANG_DUTCH} "clubadmin is nog open. Sluit het venster en klik dan op Opnieuw."
LangString STILL_OPEN ${LANG_ENGLISH} "clubadmin is still open. Close its window, then click Retry."
LangString KIND_NAME ${LANG_DUTCH} "Klaverjasclub"
LangString KIND_NAME ${LANG_ENGLISH} "Klaverjas club"
LangString CLUBS_STAY ${LANG_DUTCH} "Uw clubs en hun kopieën blijven staan."
LangString CLUBS_STAY ${LANG_ENGLISH} "Your clubs and their copies stay where they are."

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=${LANG_ENGLISH} "ProductName" "clubadmin"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileDescription" "clubadmin setup"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "LegalCopyright" "MIT"

; A program that runs holds its file: it cannot be opened for writing.
!macro WAIT_UNTIL_CLOSED UN
  again${UN}:
    IfFileExists "$INSTDIR\clubadmin-window.exe" 0 closed${UN}
    ClearErrors
    FileOpen $0 "$INSTDIR\clubadmin-window.exe" a
    IfErrors 0 free${UN}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(STILL_OPEN)" /SD IDCANCEL IDRETRY again${UN}
    SetErrorLevel 2
    Abort "$(STILL_OPEN)"
  free${UN}:
    FileClose $0
  closed${UN}:
!macroend

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
FunctionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

Section "clubadmin"
  !insertmacro WAIT_UNTIL_CLOSED I
  RMDir /r "$INSTDIR\_internal" ; of a version before
  SetOutPath "$INSTDIR"
  File /r "${PAYLOAD}/*.*"
  File "/oname=clubadmin.ico" "${ICON}"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  CreateShortcut "$SMPROGRAMS\clubadmin.lnk" "$INSTDIR\clubadmin-window.exe" "" "$INSTDIR\clubadmin.ico"
  CreateShortcut "$DESKTOP\clubadmin.lnk" "$INSTDIR\clubadmin-window.exe" "" "$INSTDIR\clubadmin.ico"

  WriteRegStr HKCU "Software\Classes\.klaverjas" "" "${KIND}"
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "$(KIND_NAME)"
  WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\clubadmin.ico"
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\clubadmin-window.exe" "%1"'

  WriteRegStr HKCU "${KEY}" "DisplayName" "clubadmin"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\clubadmin.ico"
  WriteRegStr HKCU "${KEY}" "Publisher" "clubadmin"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  ${RefreshShellIcons}
SectionEnd

Section "Uninstall"
  !insertmacro WAIT_UNTIL_CLOSED U
  DetailPrint "$(CLUBS_STAY)"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\clubadmin.exe"
  Delete "$INSTDIR\clubadmin-window.exe"
  Delete "$INSTDIR\clubadmin.ico"
  Delete "$INSTDIR\LICENSE"
  Delete "$INSTDIR\LICENCES.txt"
  Delete "$INSTDIR\README.md"
  Delete "$INSTDIR\CHANGELOG.md"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR" ; only when it is empty: what somebody put there stays
  Delete "$SMPROGRAMS\clubadmin.lnk"
  Delete "$DESKTOP\clubadmin.lnk"
  DeleteRegKey HKCU "Software\Classes\${KIND}"
  ReadRegStr $0 HKCU "Software\Classes\.klaverjas" ""
  StrCmp $0 "${KIND}" 0 +2 ; another program may have taken the kind over
  DeleteRegKey HKCU "Software\Classes\.klaverjas"
  DeleteRegKey HKCU "${KEY}"
  ${RefreshShellIcons}
SectionEnd
