export { ImageUploadField, type ImageUploadFieldProps } from './image-upload-field.tsx'
export type { UploadChecks } from './check-file.ts'
export type { Upload } from './use-upload.ts'
