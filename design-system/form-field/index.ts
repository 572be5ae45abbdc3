export { FormField, type FormFieldProps } from './form-field.tsx'
export { FieldFrame, validityOf, type FieldTexts } from './field-frame.tsx'
export { controlBox, denseControls, fieldColumn, focusRing, type ControlSize } from './form-field.styles.ts'
