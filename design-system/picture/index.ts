export { Picture, type PictureProps } from './picture.tsx'
export { formats, knownPicture, posterOf, srcSetOf } from './picture-address.ts'
export { shownWidths, type ShownAs } from './shown-widths.ts'
