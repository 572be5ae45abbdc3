export { RichContent, type RichContentProps } from './rich-content.tsx'
