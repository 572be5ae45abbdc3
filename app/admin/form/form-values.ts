import { isSecretName } from '#contract/capsule/secret-name.ts'
import { isTaken } from '#contract/fields/check-fields.ts'
import type { FieldSet } from '#contract/fields/field.ts'
import type { Values } from './record-dialog-state.ts'

/** What may be sent of a form's values: the declared fields that the server does not set itself. */
export function valuesToSend(fields: FieldSet, values: Values): Values {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => !field.setByServer && name in values)
      .map(([name]) => [name, values[name]]),
  )
}

/** What may be told of a form's values: no secret, also one that is being shown. */
export function valuesWithoutSecrets(fields: FieldSet, values: Values): Values {
  const told = Object.entries(valuesToSend(fields, values)).filter(
    ([name]) => fields[name]?.kind !== 'secret' && !fields[name]?.isUntold && !isSecretName(name),
  )
  return Object.fromEntries(told)
}

/** Of values from anywhere those that a form can hold: what its fields take, and texts that they will refuse. */
export function acceptableValues(fields: FieldSet, seen: Values): Values {
  const taken = Object.entries(valuesWithoutSecrets(fields, seen)).filter(([name, value]) => {
    const field = fields[name]
    return (
      field && ((typeof value === 'string' && typeof field.initial === 'string') || isTaken(field, value))
    )
  })
  return Object.fromEntries(taken)
}
