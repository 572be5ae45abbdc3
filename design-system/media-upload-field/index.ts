export { MediaUploadField, type MediaKind, type MediaUploadFieldProps } from './media-upload-field.tsx'
