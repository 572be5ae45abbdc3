export { DateField, type DateFieldProps } from './date-field.tsx'
export { formatDateText, parseDateText, type DateKind } from './date-text.ts'
