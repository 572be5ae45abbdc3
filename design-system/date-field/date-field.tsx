import { forwardRef } from 'react'
import { DatePicker, type DatePickerProps } from './date-picker.tsx'

export type DateFieldProps = DatePickerProps

/** A day as `YYYY-MM-DD`, typed, pasted or picked from a month (back-office §9). */
export const DateField = forwardRef<HTMLDivElement, DateFieldProps>(function DateField(props, ref) {
  return <DatePicker {...props} ref={ref} kind="date" />
})
