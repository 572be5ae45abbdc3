export { DescriptionList, type Description, type DescriptionListProps } from './description-list.tsx'
