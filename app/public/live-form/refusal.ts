import { ApiError } from '#contract/client/api-error.ts'
import { messages } from '#contract/shared/messages.ts'
import type { FieldErrors, FormNotice } from './form-state.ts'

/** Why a form was not taken. `status` is what the server's action answers with. */
export interface FormRefusal<Field extends string> {
  status: number
  notice: FormNotice
  errors: FieldErrors<Field>
}

/** The server's message, `otherwise` when it gave none, or the network failure without an answer (public-site §8). */
export function refusalOf<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  otherwise: string,
): FormRefusal<Field> {
  if (!(error instanceof ApiError) || !(error.isAnswer || error.isServerMessage)) {
    return { status: 502, notice: { tone: 'failure', text: messages.networkFailed }, errors: {} }
  }
  const text = (error.isServerMessage && error.message) || otherwise
  return {
    status: Math.max(error.status, 400),
    notice: { tone: 'failure', text },
    errors: fieldErrors(error, fields),
  }
}

function fieldErrors<Field extends string>({ errors }: ApiError, fields: readonly Field[]) {
  const known = fields.flatMap((field) => {
    const found = errors.find((candidate) => candidate.field === field)
    return found ? [[field, found.message] as const] : []
  })
  return Object.fromEntries(known) as FieldErrors<Field>
}
