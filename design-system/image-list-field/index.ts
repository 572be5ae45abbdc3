export { ImageListField, type ImageListFieldProps } from './image-list-field.tsx'
