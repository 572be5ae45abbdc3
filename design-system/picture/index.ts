export { Picture, type PictureProps } from './picture.tsx'
export { formats, knownPicture, srcSetOf } from './picture-address.ts'
export { shownWidths, type ShownAs } from './shown-widths.ts'
