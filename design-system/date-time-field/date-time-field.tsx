import { forwardRef } from 'react'
import { DatePicker, type DatePickerProps } from '#design-system/date-field/index.ts'

export type DateTimeFieldProps = DatePickerProps

/** A moment as `YYYY-MM-DD HH:mm:ss`, Shanghai wall time without conversion (back-office §3, publishTime; back-office §9). */
export const DateTimeField = forwardRef<HTMLDivElement, DateTimeFieldProps>(
  function DateTimeField(props, ref) {
    return <DatePicker {...props} ref={ref} kind="date-time" />
  },
)
