export { AboutBlock, type AboutBlockProps } from './about-block.tsx'
