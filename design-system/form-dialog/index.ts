export { FormDialog, type FormDialogProps, type FormDialogWidth } from './form-dialog.tsx'
export { useLeaveWarning } from './use-leave-warning.ts'
export { useFormSubmit } from './use-form-submit.ts'
export { focusFirstInvalid } from './focus-first-invalid.ts'
