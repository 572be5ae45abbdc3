import type { ClipboardEvent } from 'react'
import { isFileDropItem, type DragTypes, type DropItem, type DropOperation } from 'react-aria-components'
import { orderDragType } from '#design-system/order-list/moved.ts'

/** The files among what was dropped; folders and texts are passed over. */
export function droppedFiles(items: readonly DropItem[]): Promise<File[]> {
  return Promise.all(items.filter(isFileDropItem).map((item) => item.getFile()))
}

/** Rejects entries dragged to reorder elsewhere on the page, so that drop zones ignore them. */
export function fileDropOperation(types: Pick<DragTypes, 'has'>): DropOperation {
  // A file without a type answers every question with yes.
  const isUnknownFile = types.has(`${orderDragType}-unknown`)
  return types.has(orderDragType) && !isUnknownFile ? 'cancel' : 'copy'
}

/** Takes pasted files. A copied screenshot is no file of any folder, and the drop zone's own paste passes it over. */
export function pasteOf(onFiles: ((files: File[]) => void) | undefined) {
  return (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (!onFiles || files.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    onFiles(files)
  }
}
