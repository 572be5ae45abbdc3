export { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx'
export { MODAL_DIALOGS } from './modal-dialogs.ts'
export { dialogBody, dialogFoot, DrawerBox, Head, Scrim, Sheet } from './dialog-frame.styles.ts'
