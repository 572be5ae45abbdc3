import { useEffect, useState } from 'react'
import type { Editor } from '@tiptap/react'

/**
 * The result of `read` (a module-level function) after every change of text or selection. TipTap's own hook misses an
 * editor created after the first render until it changes.
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
