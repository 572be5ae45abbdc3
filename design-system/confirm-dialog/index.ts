export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'
export { useConfirm } from './use-confirm.tsx'
