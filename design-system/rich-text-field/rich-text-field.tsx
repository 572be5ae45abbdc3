import { forwardRef, useEffect, useId, useMemo, useRef, useState, type HTMLAttributes } from 'react'
import { EditorContent } from '@tiptap/react'
import { Button } from '#design-system/button/index.ts'
import type { FieldTexts } from '#design-system/form-field/index.ts'
import { GroupLabel, RequiredMark } from '#design-system/form-field/form-field.styles.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { countCharacters } from './editor-html.ts'
import { describedBy, FieldNotes } from './field-notes.tsx'
import { Box, Count, LabelLine, Notice, Root, Writing } from './rich-text-field.styles.ts'
import { RichTextToolbar, type ToolbarHandle } from './rich-text-toolbar.tsx'
import { countLostPictures, removeLostPictures } from './lost-picture-node.ts'
import type { EmbeddedPicture } from './pasted-pictures.ts'
import { SentPictures } from './sent-pictures.tsx'
import { useEditorReading } from './use-editor-reading.ts'
import { usePictureUploads, type PictureUpload } from './use-picture-uploads.ts'
import { useRichTextEditor } from './use-rich-text-editor.ts'

export type RichTextFieldProps = FieldTexts &
  PictureUpload &
  Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onChange'> & {
    /** The text as HTML that the server has cleaned; '' when empty (spec: decision X-43). */
    value: string
    /** Told the new HTML, '' when nothing is left. */
    onChange: (html: string) => void
    /** Most characters that a reader may see; more can be typed, but the field then says so. */
    maxLength?: number
    /** The text can be read and copied, not changed. */
    isDisabled?: boolean
  }

/** Formatted text for the console: writes exactly what the site may show (spec: decision X-43). Load it lazily. */
export const RichTextField = forwardRef<HTMLDivElement, RichTextFieldProps>(
  function RichTextField(props, ref) {
    const { label, isLabelHidden, hint, isRequired, value, onChange, maxLength = Infinity } = props
    const { upload, checks, addressOf, failureMessage, onSendingChange, error, isDisabled = false } = props
    const id = useId()
    const toolbar = useRef<ToolbarHandle>(null)
    const picker = useRef<HTMLInputElement>(null)
    const alt = useRef('')
    const addPictures = useRef<(files: Iterable<File>, at?: number) => void>(() => {})
    const [isLinkOpen, setLinkOpen] = useState(false)
    const markId = useRef<string>()
    const addEmbedded = useRef<(pictures: readonly EmbeddedPicture[]) => void>(() => {})
    const [wrong, setWrong] = useState<string>()
    const notes = { id, hint, error: wrong ?? error, hasTools: !isDisabled }

    const description = describedBy(notes)
    const isInvalid = notes.error !== undefined && notes.error !== ''
    const attributes = useMemo(
      () => ({
        role: 'textbox',
        tabindex: '0',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': description,
        'aria-invalid': isInvalid ? 'true' : null,
        'aria-required': isRequired ? 'true' : null,
        'aria-disabled': isDisabled ? 'true' : null,
      }),
      [id, description, isInvalid, isRequired, isDisabled],
    )
    const editor = useRichTextEditor({
      value,
      onChange,
      isDisabled,
      attributes,
      openLink: () => setLinkOpen(true),
      goToToolbar: () => toolbar.current?.focus(),
      onPictures: (files, at) => addPictures.current(files, at),
      takesPictures: upload !== undefined,
      onEmbedded: (pictures) => addEmbedded.current(pictures),
      choosePicture: (id) => {
        markId.current = id
        picker.current?.click()
      },
    })
    const uploads = usePictureUploads(editor, { upload, checks, addressOf, failureMessage, onSendingChange })
    useEffect(() => {
      addPictures.current = uploads.add
      addEmbedded.current = (pictures) =>
        pictures.forEach(({ file, id: mark, alt: words }) => uploads.addAtMark(file, mark, words))
    })
    const lostPictures = useEditorReading(editor, countLostPictures) ?? 0

    const count = useEditorReading(editor, countCharacters) ?? 0
    const excess = count - maxLength
    const ownError = uploads.refusal ?? (excess > 0 ? `已超出 ${excess} 字，请删减` : undefined)
    useEffect(() => setWrong(ownError), [ownError])

    return (
      <Root {...rootProps(props)} ref={ref}>
        <LabelLine>
          <GroupLabel id={`${id}-label`} $isHidden={isLabelHidden} onClick={() => editor?.commands.focus()}>
            {label}
            {isRequired && <RequiredMark aria-hidden>*</RequiredMark>}
          </GroupLabel>
          {Number.isFinite(maxLength) && (
            <Count $isOver={excess > 0}>
              <span aria-hidden>
                {count} / {maxLength}
              </span>
              <VisuallyHidden>{`已写 ${count} 字，最多 ${maxLength} 字`}</VisuallyHidden>
            </Count>
          )}
        </LabelLine>
        <Box $isInvalid={isInvalid} $isDisabled={isDisabled}>
          <RichTextToolbar
            ref={toolbar}
            label={label}
            editor={editor}
            isDisabled={isDisabled}
            isLinkOpen={isLinkOpen}
            onLinkOpenChange={setLinkOpen}
            choosePictures={
              upload &&
              ((words) => {
                alt.current = words
                markId.current = undefined
                picker.current?.click()
              })
            }
          />
          {editor ? (
            <Writing as={EditorContent} editor={editor} />
          ) : (
            <Writing aria-busy>
              {/* The same cleaned text that the site would show, until the editor takes its place. */}
              <div className="tiptap" dangerouslySetInnerHTML={{ __html: value }} />
            </Writing>
          )}
        </Box>
        {upload && (
          <input
            ref={picker}
            type="file"
            hidden
            multiple
            aria-label={`选择图片：${label}`}
            accept={checks?.accept.join(',')}
            onChange={(event) => {
              const files = [...(event.target.files ?? [])]
              const [first, ...others] = files
              event.target.value = ''
              // The first takes the place that a mark holds.
              if (first && markId.current) uploads.addAtMark(first, markId.current)
              const rest = markId.current ? others : files
              if (rest.length > 0) uploads.add(rest, undefined, alt.current)
            }}
          />
        )}
        <SentPictures pictures={uploads.pictures} onStop={uploads.stop} onRetry={uploads.retry} />
        {lostPictures > 0 && (
          <Notice role="status">
            有 {lostPictures} 张图片没有粘贴过来，正文里标出了它们的位置；点按标记可以重新上传，标记不会保存。
            <Button variant="quiet" size="small" onClick={() => editor && removeLostPictures(editor)}>
              移除标记
            </Button>
          </Notice>
        )}
        <FieldNotes {...notes} />
      </Root>
    )
  },
)

/* What belongs to the root element: everything but the field's own props. */
function rootProps(props: RichTextFieldProps) {
  const { label: _l, isLabelHidden: _h, hint: _i, error: _e, isRequired: _r, ...others } = props
  const { value: _v, onChange: _c, maxLength: _m, isDisabled: _d, ...rest } = others
  const { upload: _u, checks: _k, addressOf: _a, failureMessage: _f, onSendingChange: _s, ...root } = rest
  return root
}
