import { CalendarDays, X } from 'lucide-react'
import { forwardRef, useEffect, useState } from 'react'
import type { DateValue } from '@internationalized/date'
import type { DatePickerProps } from 'react-aria-components'
import { ConsoleLocale } from '#design-system/console-locale/index.ts'
import { FieldFrame, type ControlSize, type FieldTexts } from '#design-system/form-field/index.ts'
import { CalendarPanel } from './calendar-panel.tsx'
import { Box, PlainButton, Root, Segment, Segments } from './date-field.styles.ts'
import { formatDateText, parseDateText, type DateKind } from './date-text.ts'

export type DateFieldProps = FieldTexts &
  Omit<
    DatePickerProps<DateValue>,
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
    /** `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`; '' or null when not given (spec: back-office §9). */
    value: string | null | undefined
    /** Told the new text, '' when emptied. */
    onChange: (value: string) => void
    /** Day only, or day and time. */
    kind?: DateKind
    /** First day that may be chosen, as text. */
    min?: string
    /** Last day that may be chosen, as text. */
    max?: string
    /** `small` in toolbars. */
    size?: ControlSize
    className?: string
  }

/** A day, typed or picked from a month; with `kind="date-time"` also the time. */
export const DateField = forwardRef<HTMLDivElement, DateFieldProps>(function DateField(
  {
    label,
    isLabelHidden,
    hint,
    error,
    isRequired,
    value,
    onChange,
    kind = 'date',
    min,
    max,
    size = 'medium',
    ...rest
  },
  ref,
) {
  const [date, setDate] = useDateOf(value, kind)

  function change(next: DateValue | null) {
    setDate(next)
    onChange(formatDateText(next, kind))
  }

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
        minValue={parseDateText(min, kind)}
        maxValue={parseDateText(max, kind)}
        isRequired={isRequired}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
      >
        <FieldFrame
          label={label}
          isLabelHidden={isLabelHidden}
          hint={hint}
          error={error}
          isRequired={isRequired}
        >
          <Box $size={size}>
            <Segments>{(segment) => <Segment segment={segment} />}</Segments>
            {date && !isRequired && !rest.isDisabled && !rest.isReadOnly && (
              <PlainButton slot={null} aria-label={`清除${label}`} onPress={() => change(null)}>
                <X aria-hidden />
              </PlainButton>
            )}
            <PlainButton>
              <CalendarDays aria-hidden />
            </PlainButton>
          </Box>
        </FieldFrame>
        <CalendarPanel kind={kind} label={label} onNow={change} />
      </Root>
    </ConsoleLocale>
  )
})

/** Keeps one date object per text, so that typing is not interrupted by a new one at each render. */
function useDateOf(text: string | null | undefined, kind: DateKind) {
  const [date, setDate] = useState(() => parseDateText(text, kind))
  useEffect(() => {
    setDate((current) => {
      const parsed = parseDateText(text, kind)
      return formatDateText(current, kind) === formatDateText(parsed, kind) ? current : parsed
    })
  }, [text, kind])
  return [date, setDate] as const
}
