export { DetailLink, type DetailLinkProps } from './detail-link.tsx'
export { Details, type DetailsProps } from './details.tsx'
