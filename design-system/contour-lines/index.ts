export { ContourLines, type ContourLinesProps } from './contour-lines.tsx'
