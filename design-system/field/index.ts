export { Field, type FieldProps } from './field.tsx'
export { control } from './field.styles.ts'
export { describedBy } from './field-ids.ts'
