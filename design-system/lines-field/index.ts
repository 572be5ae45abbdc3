export { LinesField, type LinesFieldProps } from './lines-field.tsx'
