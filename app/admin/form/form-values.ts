import { isSecretName } from '#contract/bug-report/secret-name.ts'
import { isTaken } from '#contract/fields/check-fields.ts'
import type { FieldSet } from '#contract/fields/field.ts'
import type { Values } from './use-record-dialog.ts'

/** The values to send: those of declared fields that the server does not set itself. */
export function valuesToSend(fields: FieldSet, values: Values): Values {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => !field.setByServer && name in values)
      .map(([name]) => [name, values[name]]),
  )
}

/** The form's values without secrets, also those shown in plain text. */
export function valuesWithoutSecrets(fields: FieldSet, values: Values): Values {
  const told = Object.entries(valuesToSend(fields, values)).filter(
    ([name]) => fields[name]?.kind !== 'secret' && !fields[name]?.isHiddenInAudit && !isSecretName(name),
  )
  return Object.fromEntries(told)
}

/** Foreign values that a form can hold: valid ones, and texts that its fields will refuse. */
export function acceptableValues(fields: FieldSet, seen: Values): Values {
  const taken = Object.entries(valuesWithoutSecrets(fields, seen)).filter(([name, value]) => {
    const field = fields[name]
    return (
      field && ((typeof value === 'string' && typeof field.initial === 'string') || isTaken(field, value))
    )
  })
  return Object.fromEntries(taken)
}
