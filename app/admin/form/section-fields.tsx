import type { FieldSet } from '#contract/fields/field.ts'
import { isShort, type FieldGroup, type FormSection } from './form-sections.ts'
import type { FieldOptionsByName } from './inputs/field-options.ts'
import { MemoField } from './inputs/memo-field.tsx'
import { Fields, Group, Place, Section } from './single-record-form.styles.ts'
import type { RecordForm } from './use-record-form.ts'
import { onFieldBlur } from './on-field-blur.ts'

export interface SectionFieldsProps {
  /** Of the section's element, for the rail. */
  id: string
  section: FormSection
  fields: FieldSet
  fieldOptions: FieldOptionsByName
  form: RecordForm
}

/** One section of a form: its heading, its fields and its groups of fields. */
export function SectionFields({ id, section, fields, fieldOptions, form }: SectionFieldsProps) {
  function place(name: string, isHalf = false) {
    const field = fields[name]
    if (!field) return null
    return (
      <Place key={name} data-field={name} $isHalf={isHalf} onBlur={onFieldBlur(form, name)}>
        <MemoField {...fieldOptions[name]} form={form} name={name} field={field} />
      </Place>
    )
  }

  return (
    <Section id={id} aria-label={section.heading} tabIndex={-1}>
      <h2>{section.heading}</h2>
      <Fields>
        {section.fields.map((entry, index) =>
          typeof entry === 'string' ? (
            place(entry, hasShortNeighbour(fields, section.fields, index))
          ) : (
            <Group
              key={entry.fields.join()}
              role={entry.heading && 'group'}
              aria-label={entry.heading}
              $hasHeading={entry.heading !== undefined}
            >
              {entry.heading && <h3>{entry.heading}</h3>}
              {entry.fields.map((name) => place(name))}
            </Group>
          ),
        )}
      </Fields>
    </Section>
  )
}

function hasShortNeighbour(
  fields: FieldSet,
  entries: readonly (string | FieldGroup)[],
  index: number,
): boolean {
  const isShortAt = (place: number) => {
    const entry = entries[place]
    return typeof entry === 'string' && isShort(fields, entry)
  }
  return isShortAt(index) && (isShortAt(index - 1) || isShortAt(index + 1))
}
