import { CircleAlert } from 'lucide-react'
import { useEffect, useId, useState, type ClipboardEvent, type FocusEvent } from 'react'
import { useAfterPress } from '#design-system/hooks/use-after-press.ts'
import { AxisLabel, AxisMessage, AxisRoot, Figure } from './coordinates-field.styles.ts'
import { axisNames, coordinateText, rangeMessage, type Axis } from './coordinates.ts'
import { parseCoordinate } from './parse-coordinates.ts'

type AxisInputProps = {
  axis: Axis
  value: number | null
  onChange: (value: number | null) => void
  onBlur: (event: FocusEvent) => void
  /** Told a pasted text; true when it was taken. */
  onPasteText: (text: string) => boolean
  /** The form's own sentence. */
  error: string | undefined
  /** The group's hint or error. */
  describedBy: string | undefined
  isInvalid: boolean
  isRequired: boolean
  isDisabled: boolean
  isReadOnly: boolean
}

/** One figure: free text while it is typed, the stored figure as soon as the field is left. */
export function AxisInput(props: AxisInputProps) {
  const { axis, value, onChange, onBlur, onPasteText, error, describedBy } = props
  const [text, setText] = useState(() => coordinateText(value))
  const [isTyping, setTyping] = useState(false)
  const id = useId()
  const messageId = `${id}-message`

  // What comes from outside (a paste, an exchange, a new record) is shown; what is being typed stays as typed.
  useEffect(() => {
    setText((shown) => (parseCoordinate(shown, axis) === value ? shown : coordinateText(value)))
  }, [value, axis])

  const isUnread = text.trim() !== '' && parseCoordinate(text, axis) === null
  const newMessage = isTyping
    ? error
    : isUnread
      ? '请输入数字，例如 31.820591'
      : (rangeMessage(axis, value) ?? error)
  const message = useAfterPress(newMessage)

  function type(next: string) {
    setText(next)
    onChange(next.trim() ? parseCoordinate(next, axis) : null)
  }

  function leave(event: FocusEvent) {
    setTyping(false)
    if (!isUnread) setText(coordinateText(value))
    onBlur(event)
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    if (props.isDisabled || props.isReadOnly) return
    if (onPasteText(event.clipboardData.getData('text'))) event.preventDefault()
  }

  return (
    <AxisRoot>
      <AxisLabel htmlFor={id}>{axisNames[axis]}</AxisLabel>
      <Figure
        id={id}
        value={text}
        onChange={(event) => type(event.target.value)}
        onFocus={() => setTyping(true)}
        onBlur={leave}
        onPaste={paste}
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        placeholder={axis === 'latitude' ? '31.820591' : '117.227219'}
        disabled={props.isDisabled}
        readOnly={props.isReadOnly}
        aria-required={props.isRequired || undefined}
        aria-invalid={props.isInvalid || newMessage ? true : undefined}
        aria-describedby={[message && messageId, describedBy].filter(Boolean).join(' ') || undefined}
      />
      {message && (
        <AxisMessage id={messageId}>
          <CircleAlert aria-hidden />
          <span>{message}</span>
        </AxisMessage>
      )}
    </AxisRoot>
  )
}
