import { Plus, X } from 'lucide-react'
import {
  forwardRef,
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
} from 'react'
import { Button } from '#design-system/button/index.ts'
import { FormField, type FieldTexts } from '#design-system/form-field/index.ts'
import { IconButton } from '#design-system/icon-button/index.ts'
import { isComposing } from '#design-system/keys/is-composing.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { Count, Foot, Line, LineNumber, List, Text } from './lines-field.styles.ts'
import { splitLines, useLines, type EditedLine } from './use-lines.ts'

const MOST_LINES = 50
const LINE_LENGTH = 200

export type LinesFieldProps = FieldTexts &
  Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onChange'> & {
    /** The texts, without empty ones (back-office §3, lists of short texts). */
    value: readonly string[]
    /** Told the texts, trimmed and without empty ones. */
    onChange: (value: string[]) => void
    /** Most lines. */
    max?: number
    /** Most characters of a line. */
    maxLength?: number
    /** Shown in the first line while it is empty. */
    placeholder?: string
    /** No line can be changed, added or removed. */
    isDisabled?: boolean
  }

/** A list of short texts, one per line. Enter adds a line, Backspace removes an empty one, pasting adds several. */
export const LinesField = forwardRef<HTMLDivElement, LinesFieldProps>(function LinesField(props, ref) {
  const { value, onChange, max = MOST_LINES, maxLength = LINE_LENGTH, placeholder, ...others } = props
  const { isDisabled = false, ...rest } = others
  const { lines, isFull, edit, addAfter, addLast, remove, paste } = useLines({ value, onChange, max })
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const wanted = useRef<number>()

  useEffect(() => {
    if (wanted.current === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-line="${wanted.current}"]`)?.focus()
    wanted.current = undefined
  })

  function removeLine(index: number) {
    const line = lines[index] as EditedLine
    wanted.current = (lines[index - 1] ?? lines[index + 1])?.key
    remove(line.key)
    setSaid(line.text.trim() ? `已移除“${line.text.trim()}”` : '')
  }

  function press(event: KeyboardEvent, index: number) {
    const line = lines[index] as EditedLine
    if (isComposing(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (!line.text.trim()) return
      wanted.current = addAfter(line.key)
      setSaid(wanted.current === undefined ? `最多 ${max} 行` : '')
    }
    if (event.key === 'Backspace' && line.text === '' && lines.length > 1) {
      event.preventDefault()
      removeLine(index)
    }
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    const next = step && lines[index + step]
    if (next) list.current?.querySelector<HTMLElement>(`[data-line="${next.key}"]`)?.focus()
  }

  function takePasted(event: ClipboardEvent, line: EditedLine) {
    const texts = splitLines(event.clipboardData.getData('text'))
    if (texts.length < 2) return
    event.preventDefault()
    const { lost, lastKey } = paste(
      line.key,
      texts.map((text) => text.slice(0, maxLength)),
    )
    wanted.current = lastKey
    setSaid(`已粘贴 ${texts.length - lost} 行${lost > 0 ? `，最多 ${max} 行，其余 ${lost} 行未加入` : ''}`)
  }

  return (
    <FormField {...rest} ref={ref}>
      <List ref={list} aria-label={rest.label}>
        {lines.map((line, index) => (
          <Line key={line.key}>
            <LineNumber aria-hidden>{index + 1}</LineNumber>
            <Text
              data-line={line.key}
              aria-label={`第 ${index + 1} 行`}
              aria-required={(rest.isRequired && index === 0) || undefined}
              aria-invalid={rest.error ? true : undefined}
              value={line.text}
              onChange={(event) => edit(line.key, event.target.value)}
              onKeyDown={(event) => press(event, index)}
              onPaste={(event) => takePasted(event, line)}
              placeholder={index === 0 ? placeholder : undefined}
              maxLength={maxLength}
              disabled={isDisabled}
              autoComplete="off"
              enterKeyHint="next"
            />
            <IconButton
              size="small"
              label={`移除第 ${index + 1} 行`}
              icon={<X aria-hidden />}
              disabled={isDisabled || (lines.length === 1 && line.text === '')}
              onClick={() => removeLine(index)}
            />
          </Line>
        ))}
      </List>
      <Foot>
        <Button
          variant="quiet"
          size="small"
          icon={<Plus aria-hidden />}
          disabled={isDisabled || isFull}
          onClick={() => {
            wanted.current = addLast()
          }}
        >
          添加一行
        </Button>
        <Count>
          {value.length} / {max}
        </Count>
      </Foot>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </FormField>
  )
})
