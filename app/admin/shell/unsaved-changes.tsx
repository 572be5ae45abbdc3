import { useEffect, useId, type ReactNode } from 'react'
import { useConfirm } from '#design-system/confirm-dialog/index.ts'
import { useLeaveWarning } from '#design-system/form-dialog/index.ts'

// What is typed and not saved on the open panel, and how each is given up.
const unsaved = new Map<string, () => void>()

/**
 * Says that something on the panel is not saved: leaving the panel, the tab or the page asks first.
 * @param discard forgets what was typed, once somebody has decided so
 */
export function useUnsavedChanges(isUnsaved: boolean, discard: () => void): void {
  const id = useId()
  useLeaveWarning(isUnsaved)
  useEffect(() => {
    if (isUnsaved) unsaved.set(id, discard)
    return () => void unsaved.delete(id)
  }, [id, isUnsaved, discard])
}

/** Whether anything on the open panel is typed and not saved. */
export const hasUnsavedChanges = () => unsaved.size > 0

/** Goes on at once where nothing is unsaved, else once the question is answered. Render `leaveDialog` once. */
export function useLeaveGuard(): { leave: (goOn: () => void) => void; leaveDialog: ReactNode } {
  const { confirm, confirmDialog } = useConfirm()

  function leave(goOn: () => void) {
    if (!hasUnsavedChanges()) return goOn()
    // The form may be closed before the answer; its changes are discarded all the same.
    const asked = [...unsaved.values()]
    confirm({
      question: '有未保存的修改，确定要放弃吗？',
      onConfirm: () => {
        for (const discard of asked) discard()
        goOn()
      },
    })
  }
  return { leave, leaveDialog: confirmDialog }
}
