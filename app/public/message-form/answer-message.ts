import type { ApiClient } from '#content/registry/api-client.ts'
import { checkValues } from '#app/public/live-form/check-values.ts'
import { readFields } from '#app/public/live-form/form-fields.ts'
import { refusalOf } from '#app/public/live-form/refusal.ts'
import { readSpamSigns } from '#app/public/live-form/spam-signs.ts'
import { messageSchemas } from './message-schema.ts'
import {
  messageFields,
  outcomeSentences,
  sentMessage,
  type MessageOutcome,
  type MessageRules,
} from './message.ts'
import { readShownNotice } from './shown-notice.ts'

/** Checks and sends a message that was posted without JavaScript; what was typed comes back unless it was sent. */
export async function answerMessage(
  form: FormData,
  api: ApiClient,
  rules: MessageRules = 'home',
): Promise<{ status: number; outcome: MessageOutcome }> {
  const message = readFields(form, messageFields)
  const errors = checkValues(messageSchemas[rules], message)
  if (Object.keys(errors).length > 0) return { status: 400, outcome: { message, errors } }
  try {
    const body = { ...message, ...readShownNotice(form), ...readSpamSigns(form) }
    await api('POST /api/contact/add', { body })
    return { status: 200, outcome: sentMessage }
  } catch (error) {
    const { status, ...refusal } = refusalOf(error, messageFields, outcomeSentences.refused)
    return { status, outcome: { message, ...refusal } }
  }
}
