export { ImageUploadField, type ImageUploadFieldProps } from './image-upload-field.tsx'
export { checkFile, type UploadChecks } from './check-file.ts'
export type { Upload } from './use-upload.ts'
