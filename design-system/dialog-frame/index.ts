export { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx'
export { dialogBody, dialogFoot, DrawerBox, Head, Scrim, Sheet } from './dialog-frame.styles.ts'
