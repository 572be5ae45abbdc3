import type { ObjectSchema } from 'yup'
import type { FieldErrors } from './form-state.ts'
import type { FormValues } from './form-fields.ts'

/** The first broken rule of each field, for the server's action. */
export function checkValues<Field extends string>(
  schema: ObjectSchema<FormValues<Field>>,
  values: FormValues<Field>,
): FieldErrors<Field> {
  const errors: FieldErrors<Field> = {}
  for (const field of Object.keys(schema.fields) as Field[]) {
    const sentence = firstSentence(() => schema.validateSyncAt(field, values))
    if (sentence) errors[field] = sentence
  }
  return errors
}

function firstSentence(check: () => void): string | undefined {
  try {
    check()
  } catch (error) {
    return (error as Error).message
  }
}
