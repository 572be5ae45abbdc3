export { FormDialog, type FormDialogProps, type FormDialogWidth } from './form-dialog.tsx'
