import { object, string, type ObjectSchema } from 'yup'
import type { Bounds, Field } from '#contract/fields/field.ts'
import { Wrong } from '#contract/fields/field-recipe.ts'
import type { FormValues } from './form-fields.ts'

/** What checks one field's text; a field of the contract is one. */
export type TextCheck = Pick<Field, 'read'>

/**
 * Builds a form's schema from its declared checks, with the same messages; a name without a check takes anything. Only
 * the server and live forms load this module.
 */
export function schemaOf<Name extends string>(
  names: readonly Name[],
  checks: Readonly<Partial<Record<NoInfer<Name>, TextCheck>>>,
): ObjectSchema<FormValues<Name>> {
  const fields = names.map((name) => [name, checked(checks[name])] as const)
  return object(Object.fromEntries(fields)) as unknown as ObjectSchema<FormValues<Name>>
}

/** Formik hands an empty field over as none at all. */
function checked(check?: TextCheck) {
  return string().test('declared', (text, { createError }) => {
    const message = check && userMessageOf(check, text ?? '')
    return message === undefined || createError({ message })
  })
}

function userMessageOf(check: TextCheck, text: string): string | undefined {
  try {
    check.read(text)
  } catch (error) {
    if (error instanceof Wrong) return error.message
    throw error
  }
}

/** Limits a field's length, counted in code points; the field itself decides on empty text. */
export function within(field: Field, { min = 0, max = Infinity }: Bounds): TextCheck {
  return saying(field, `${field.label}长度在 ${min} 到 ${max} 个字符`, (text) => {
    const { length } = [...text]
    return length >= min && length <= max
  })
}

/** A field that says one sentence of its own for every text that is not right. */
export function saying(
  field: Field,
  sentence: string,
  isRight = (text: string) => userMessageOf(field, text) === undefined,
): TextCheck {
  return {
    read(sent) {
      const text = String(sent).trim()
      if (text !== '' && !isRight(text)) throw new Wrong(sentence)
      return field.read(sent)
    },
  }
}
