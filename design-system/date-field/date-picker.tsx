import { useAfterPress } from '#design-system/hooks/use-after-press.ts'
import { CalendarDays, X } from 'lucide-react'
import { forwardRef, useEffect, useRef, useState, type ClipboardEvent, type FocusEvent } from 'react'
import type { DateValue } from '@internationalized/date'
import type { DatePickerProps as AriaDatePickerProps } from 'react-aria-components'
import { ConsoleLocale } from '#design-system/console-locale/index.ts'
import { FieldFrame, validityOf, type ControlSize, type FieldTexts } from '#design-system/form-field/index.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { CalendarPanel } from './calendar-panel.tsx'
import { Box, NowButton, PlainButton, Root, Segment, Segments } from './date-field.styles.ts'
import {
  boundsMessage,
  formatDateText,
  isOfNoYear,
  now,
  parseDateText,
  readPastedDate,
  withWholeYear,
  type DateKind,
} from './date-text.ts'
import { unfinishedText } from './unfinished-text.ts'

/** What the day field and the day-and-time field take alike. */
export type DatePickerProps = FieldTexts &
  Omit<
    AriaDatePickerProps<DateValue>,
    | 'children'
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'granularity'
    | 'isInvalid'
    | 'minValue'
    | 'maxValue'
    | 'className'
    | 'style'
  > & {
    /** The text that is stored; '' or null when not given (back-office §9). */
    value: string | null | undefined
    /** Told the new text, '' when emptied; never one of a year before 1900. */
    onChange: (value: string) => void
    /**
     * Receives incomplete, unreadable or pre-1900 input when the field loses the focus, and '' once it is empty
     * again. If absent, an incomplete date counts as empty.
     */
    onUnfinished?: (typed: string) => void
    /** First moment that may be chosen, as text; before it the field says so. */
    min?: string
    /** Last moment that may be chosen, as text; after it the field says so. */
    max?: string
    /** `small` in toolbars. */
    size?: ControlSize
    /** Class of the outermost element. */
    className?: string
  }

const examples = { date: '2026-11-21', 'date-time': '2026-11-21 09:30:00' } satisfies Record<DateKind, string>

/** The ground of both date fields: typed part by part, pasted as a text, or picked from a month. */
export const DatePicker = forwardRef<HTMLDivElement, DatePickerProps & { kind: DateKind }>(
  function DatePicker(props, ref) {
    const { label, isLabelHidden, hint, error, isRequired, ...others } = props
    const { value, onChange, onUnfinished, kind, min, max, size = 'medium', ...rest } = others
    const { date, setDate, noteEmptied } = useDateOf(value, kind)
    const [pasted, setPasted] = useState<'read' | 'unread'>()
    const canChange = !rest.isDisabled && !rest.isReadOnly
    const notice = pasted === 'unread' && `没有读出日期，请粘贴“${examples[kind]}”这样的文字`
    const [isTyping, setTyping] = useState(false)
    const problem = useAfterPress(error || (isTyping ? undefined : boundsMessage(date, { min, max, kind })))

    function change(next: DateValue | null) {
      const isHalfTyped = next !== null && isOfNoYear(next)
      setDate(next)
      setPasted(undefined)
      setTyping(isHalfTyped)
      const text = formatDateText(next, kind)
      if (isHalfTyped) onUnfinished?.(text)
      else onChange(text)
    }

    /** Completes a two-digit year. Without `onUnfinished` a year still too short counts as no date. */
    function endTyping() {
      const whole = date && withWholeYear(date)
      setTyping(false)
      if (whole && !isOfNoYear(whole)) change(whole)
      else if (!onUnfinished) {
        noteEmptied()
        onChange('')
      }
    }

    function paste(event: ClipboardEvent) {
      event.preventDefault()
      if (!canChange) return
      const read = readPastedDate(event.clipboardData.getData('text'), kind)
      if (read) change(read)
      setPasted(read ? 'read' : 'unread')
    }

    function leave({ currentTarget, relatedTarget }: FocusEvent) {
      if (currentTarget.contains(relatedTarget)) return
      if (isTyping) endTyping()
      const typed = unfinishedText(currentTarget)
      if (typed !== undefined && typed !== (value ?? '')) onUnfinished?.(typed)
    }

    // The parts hold no selection, so copying takes the whole text.
    function copy(event: ClipboardEvent) {
      if (!date || window.getSelection()?.isCollapsed === false) return
      event.preventDefault()
      event.clipboardData.setData('text/plain', formatDateText(date, kind))
    }

    const frame = { label, isLabelHidden, hint: notice || hint, error: problem, isRequired }
    return (
      <ConsoleLocale>
        <Root
          {...rest}
          ref={ref}
          value={date}
          onChange={change}
          granularity={kind === 'date' ? 'day' : 'second'}
          hourCycle={24}
          shouldForceLeadingZeros
          // With a time of day below the month, choosing a day is only half of it.
          shouldCloseOnSelect={kind === 'date'}
          minValue={parseDateText(min, kind)}
          maxValue={parseDateText(max, kind)}
          {...validityOf(frame)}
        >
          <FieldFrame {...frame} saysRequired>
            <Box $size={size} onPaste={paste} onCopy={copy} onBlur={leave}>
              <Segments>{(segment) => <Segment segment={segment} />}</Segments>
              {date && !isRequired && canChange && (
                <PlainButton slot={null} aria-label={`清除${label}`} onPress={() => change(null)}>
                  <X aria-hidden />
                </PlainButton>
              )}
              {kind === 'date-time' && canChange && (
                <NowButton slot={null} aria-label={`${label}填入现在`} onPress={() => change(now(kind))}>
                  现在
                </NowButton>
              )}
              <PlainButton>
                <CalendarDays aria-hidden />
              </PlainButton>
            </Box>
          </FieldFrame>
          <VisuallyHidden role="status">
            {pasted === 'read' ? `已填入 ${formatDateText(date, kind)}` : notice}
          </VisuallyHidden>
          <CalendarPanel kind={kind} label={label} onNow={change} />
        </Root>
      </ConsoleLocale>
    )
  },
)

/** Keeps one date object per text, so that typing is not interrupted by a new one at each render. */
function useDateOf(text: string | null | undefined, kind: DateKind) {
  const [date, show] = useState(() => parseDateText(text, kind))
  const hasEmptied = useRef(false)
  useEffect(() => {
    const parsed = parseDateText(text, kind)
    if (parsed) hasEmptied.current = false
    // Emptied by the field itself for its half typed year, which is still to be seen.
    if (hasEmptied.current) return
    show((current) => (formatDateText(current, kind) === formatDateText(parsed, kind) ? current : parsed))
  }, [text, kind])

  function setDate(next: DateValue | null) {
    hasEmptied.current = false
    show(next)
  }
  return { date, setDate, noteEmptied: () => void (hasEmptied.current = true) }
}
