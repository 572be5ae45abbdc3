import { useEffect, useId } from 'react'
import { useConfirm } from '#design-system/confirm-dialog/index.ts'

const changedForms = new Set<string>()

/** Tells the console that a form on a panel holds changes nobody has saved yet. Dialogs guard themselves. */
export function useUnsavedChanges(isChanged: boolean): void {
  const form = useId()
  useEffect(() => {
    if (!isChanged) return
    const askFirst = (event: BeforeUnloadEvent) => event.preventDefault()
    changedForms.add(form)
    window.addEventListener('beforeunload', askFirst)
    return () => {
      changedForms.delete(form)
      window.removeEventListener('beforeunload', askFirst)
    }
  }, [form, isChanged])
}

/** Asks before an act that leaves a panel over unsaved changes; render `guardDialog` once. */
export function useLeaveGuard() {
  const { confirm, confirmDialog } = useConfirm()
  const guarded = (leave: () => void) => {
    if (changedForms.size === 0) leave()
    else confirm({ question: '有未保存的修改，确定要离开吗？', onConfirm: leave })
  }
  return { guarded, guardDialog: confirmDialog }
}
