import type { FieldSet } from '#contract/fields/field.ts'
import type { Values } from './use-record-dialog.ts'

/** A group of fields; two groups share a line where there is room. */
export interface FieldGroup<Name extends string = string> {
  /** Its sub-heading, if any. */
  heading?: string
  fields: readonly Name[]
}

/** Fields that belong together under one heading. */
export interface FormSection<Name extends string = string> {
  heading: string
  /** Fields in their order; short ones next to each other share a line. */
  fields: readonly (Name | FieldGroup<Name>)[]
}

/** Every field of a section, those in groups too. */
export function fieldNames({ fields }: FormSection): string[] {
  return fields.flatMap((entry) => (typeof entry === 'string' ? [entry] : entry.fields))
}

/** Fields that take no more than one line, and so may share one. */
export const isShort = (fields: FieldSet, name: string) => shortKinds.has(fields[name]?.kind ?? 'html')

const shortKinds = new Set<string>([
  'text',
  'link',
  'choice',
  'order',
  'number',
  'date',
  'dateTime',
  'reference',
])

/** Whether something in the section is not what the form began with. */
export function isSectionChanged(section: FormSection, values: Values, from: Values): boolean {
  return fieldNames(section).some((name) => JSON.stringify(values[name]) !== JSON.stringify(from[name]))
}
