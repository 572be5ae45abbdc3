import { useEffect, useMemo, useRef, useState } from 'react'
import { useEditor, type Editor } from '@tiptap/react'
import type { Node } from '@tiptap/pm/model'
import { useLatestRef } from '#design-system/hooks/use-latest-ref.ts'
import { cleanPaste } from './clean-paste.ts'
import { LOST_PICTURE, type EmbeddedPicture } from './pasted-pictures.ts'
import { editorHtml } from './editor-html.ts'
import { readHtml } from './read-html.ts'
import { richTextExtensions, type RichTextCommands } from './rich-text-extensions.ts'

type Options = RichTextCommands & {
  value: string
  onChange: (html: string) => void
  isDisabled: boolean
  /** Attributes of the editable element; null leaves one out. */
  attributes: Readonly<Record<string, string | null>>
  /** Pictures that were dropped or pasted, and the place in the text. */
  onPictures: (files: File[], at?: number) => void
  /** Pictures can be uploaded; where they cannot, those of pasted text are left out. */
  takesPictures: boolean
  /** Pictures that stood in pasted text; their marks stand in the text now. */
  onEmbedded: (pictures: EmbeddedPicture[]) => void
}

const MARKS = new RegExp(`<${LOST_PICTURE}[^>]*></${LOST_PICTURE}>`, 'g')

/** The editor of one field: created in the browser only, in step with `value` both ways. */
export function useRichTextEditor(options: Options): Editor | null {
  const { attributes, isDisabled, value } = options
  const latest = useLatestRef(options)
  // Values that went out and have not all come back: a form may answer them late, one by one.
  const sent = useRef([options.value])

  // Only what it begins with: parsed again at every letter, it would make the editor set up itself again.
  const [content] = useState(() => (typeof window === 'undefined' ? '' : readHtml(value)))
  const extensions = useMemo(() => richTextExtensions(() => latest.current), [latest])
  const editorProps = useMemo(
    () => ({
      // Tab goes on to the next field; the editor's own uses of it would keep the keyboard inside.
      handleDOMEvents: { keydown: (_view: unknown, event: KeyboardEvent) => event.key === 'Tab' },
      handlePaste: (_view: unknown, event: ClipboardEvent) => {
        const files = pictureFiles(event.clipboardData)
        if (files.length > 0) latest.current.onPictures(files)
        return files.length > 0
      },
      handleDrop: (view: Editor['view'], event: DragEvent, _slice: unknown, isMoved: boolean) => {
        const files = isMoved ? [] : pictureFiles(event.dataTransfer)
        if (files.length === 0) return false
        event.preventDefault()
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
        latest.current.onPictures(files, place?.pos)
        return true
      },
      handleClickOn: ({ editable }: Editor['view'], _at: number, node: Node) => {
        if (editable && node.type.name === 'lostPicture' && node.attrs.state === 'lost')
          latest.current.choosePicture(String(node.attrs.id))
        return false
      },
      transformPastedHTML: (html: string) => {
        const pasted = cleanPaste(html, isOwnPicture)
        // Their marks are in the text once the paste is over.
        if (latest.current.takesPictures) queueMicrotask(() => latest.current.onEmbedded(pasted.embedded))
        return latest.current.takesPictures ? pasted.html : pasted.html.replace(MARKS, '')
      },
    }),
    [latest],
  )

  const editor = useEditor({
    immediatelyRender: false,
    // The field has these rules itself; a style that a script adds is refused by the page's policy.
    injectCSS: false,
    extensions,
    editable: !isDisabled,
    content,
    editorProps,
    onUpdate: ({ editor: changed }) => {
      const html = editorHtml(changed)
      if (html === sent.current.at(-1)) return
      sent.current.push(html)
      latest.current.onChange(html)
    },
  })

  useEffect(() => {
    editor?.setEditable(!isDisabled, false)
  }, [editor, isDisabled])

  // Set on the element itself: told to the editor, they would make it draw the text again while someone types.
  useEffect(() => {
    for (const [name, text] of Object.entries(attributes)) {
      if (text === null) editor?.view.dom.removeAttribute(name)
      else editor?.view.dom.setAttribute(name, text)
    }
  }, [editor, attributes])

  useEffect(() => {
    if (!editor) return
    const answered = sent.current.indexOf(value)
    if (answered >= 0) {
      sent.current.splice(0, answered)
      return
    }
    sent.current = [value]
    editor.commands.setContent(readHtml(value), { emitUpdate: false })
  }, [editor, value])

  return editor
}

/* Word puts a drawing of the copied text beside the text itself; a copied picture comes with no text. */
function pictureFiles(transfer: DataTransfer | null): File[] {
  const hasText = (transfer?.getData('text/plain') ?? '').trim() !== ''
  return hasText ? [] : [...(transfer?.files ?? [])]
}

function isOwnPicture(address: string): boolean {
  try {
    const { origin, protocol } = new URL(address, document.baseURI)
    return origin === location.origin && /^https?:$/.test(protocol)
  } catch {
    return false
  }
}
