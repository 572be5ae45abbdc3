import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import type { FieldErrors } from './form-state.ts'

export interface SpokenErrorsProps<Field extends string> {
  errors: FieldErrors<Field>
  /** The fields' names in the form's order. */
  labels: Readonly<Record<Field, string>>
}

/** What is wrong, said to screen readers when it changes. */
export function SpokenErrors<Field extends string>({ errors, labels }: SpokenErrorsProps<Field>) {
  const wrong = (Object.keys(labels) as Field[]).filter((field) => errors[field])
  return (
    <VisuallyHidden aria-live="polite">
      {wrong.map((field) => `${labels[field]}：${errors[field]}`).join('；')}
    </VisuallyHidden>
  )
}
