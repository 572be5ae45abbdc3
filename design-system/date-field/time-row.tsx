import { useContext } from 'react'
import { DatePickerStateContext, Label } from 'react-aria-components'
import { Segment } from './date-field.styles.ts'
import { Time, TimeParts } from './calendar.styles.ts'

/** The time of day below the month; the picker's own state holds it. */
export function TimeRow() {
  const state = useContext(DatePickerStateContext)
  if (!state) return null
  return (
    <Time
      value={state.timeValue}
      onChange={(time) => time && state.setTimeValue(time)}
      granularity="second"
      hourCycle={24}
      shouldForceLeadingZeros
    >
      <Label>时刻</Label>
      <TimeParts>{(segment) => <Segment segment={segment} />}</TimeParts>
    </Time>
  )
}
