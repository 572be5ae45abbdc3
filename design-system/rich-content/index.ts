export { RichContent, type RichContentProps } from './rich-content.tsx'
export { richTextStyles } from './rich-text.styles.ts'
