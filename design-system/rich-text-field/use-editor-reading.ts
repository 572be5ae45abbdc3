import { useEffect, useState } from 'react'
import type { Editor } from '@tiptap/react'

/**
 * What `read` (a function of a module) finds in the editor, after every change of text or selection. The library's own
 * hook does not look at an editor that came after the first render before something in it changes.
 */
export function useEditorReading<Reading>(
  editor: Editor | null,
  read: (editor: Editor) => Reading,
): Reading | null {
  const [reading, setReading] = useState<Reading | null>(null)
  useEffect(() => {
    if (!editor) return
    function update() {
      if (!editor) return
      const next = read(editor)
      setReading((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    update()
    editor.on('transaction', update)
    return () => void editor.off('transaction', update)
  }, [editor, read])
  return reading
}
