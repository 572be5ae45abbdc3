import type { FieldKind } from '#contract/fields/field.ts'

/** The value of one cell of a file: a number, or a text that may be empty. */
export type ExportCell = string | number

const figures: ReadonlySet<FieldKind> = new Set(['number', 'decimal', 'order', 'reference'])

/** Whether a column is of figures; one without a kind has the records' own numbers. */
export const isFigure = (kind: FieldKind | undefined) => !kind || figures.has(kind)
