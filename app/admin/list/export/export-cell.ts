import type { FieldKind } from '#contract/fields/field.ts'

/** What stands in one cell of a file: a number to calculate with, or a text; '' where there is nothing. */
export type ExportCell = string | number

const figures: ReadonlySet<FieldKind> = new Set(['number', 'decimal', 'order', 'reference'])

/** Whether a column is of figures; one without a kind has the records' own numbers. */
export const isFigure = (kind: FieldKind | undefined) => !kind || figures.has(kind)
