export { RichTextField, type RichTextFieldProps } from './rich-text-field.tsx'
