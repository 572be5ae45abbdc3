export { FormDialog, type FormDialogProps, type FormDialogWidth } from './form-dialog.tsx'
export { focusFirstInvalid } from './focus-first-invalid.ts'
