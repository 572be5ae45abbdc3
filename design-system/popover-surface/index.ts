export { PopoverSurface } from './popover-surface.styles.ts'
export { choiceRow } from './choice-row.styles.ts'
