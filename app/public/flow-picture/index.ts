export { FlowPicture, type FlowPictureProps } from './flow-picture.tsx'
