export { DetailLink, type DetailLinkProps } from './detail-link.tsx'
export { Details, type DetailsProps } from './details.tsx'
export { PRINTED_TEXT } from './printed-text.ts'
