export { DateField, type DateFieldProps } from './date-field.tsx'
export { DatePicker, type DatePickerProps } from './date-picker.tsx'
