import { AskError } from '#contract/ask/ask.ts'
import { messageFields, outcomeSentences, type MessageErrors, type MessageNotice } from './message.ts'

/** Why a message was not sent, in the words of public-site §8. `status` is what the server's action answers with. */
export function refusalOf(error: unknown): { status: number; notice: MessageNotice; errors: MessageErrors } {
  if (!(error instanceof AskError) || error.status === 0) {
    return { status: 502, notice: { tone: 'failure', text: outcomeSentences.noAnswer }, errors: {} }
  }
  const text = (error.isServerMessage && error.message) || outcomeSentences.refused
  return {
    status: Math.max(error.status, 400),
    notice: { tone: 'failure', text },
    errors: fieldErrors(error),
  }
}

function fieldErrors({ errors }: AskError): MessageErrors {
  const known = messageFields.flatMap((field) => {
    const found = errors.find((candidate) => candidate.field === field)
    return found ? [[field, found.message] as const] : []
  })
  return Object.fromEntries(known)
}
