export { ImageUploadField, type ImageUploadFieldProps } from './image-upload-field.tsx'
export type { Upload, UploadChecks } from '#design-system/upload/index.ts'
