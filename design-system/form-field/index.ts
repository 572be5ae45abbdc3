export { FormField, type FormFieldProps } from './form-field.tsx'
export { FieldFrame, type FieldTexts } from './field-frame.tsx'
export { controlBox, denseControls, fieldColumn, focusRing, type ControlSize } from './form-field.styles.ts'
