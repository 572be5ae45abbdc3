import type { Ask } from '#contract/ask/ask.ts'
import { checkMessage } from './home-message-schema.ts'
import { emptyMessage, outcomeSentences, readMessage, readSpamSigns, type MessageOutcome } from './message.ts'
import { refusalOf } from './refusal.ts'

/** Checks and sends a message that was posted without JavaScript; what was typed comes back unless it was sent. */
export async function answerMessage(
  form: FormData,
  ask: Ask,
): Promise<{ status: number; outcome: MessageOutcome }> {
  const message = readMessage(form)
  const errors = checkMessage(message)
  if (Object.keys(errors).length > 0) return { status: 400, outcome: { message, errors } }
  try {
    await ask('POST /api/contact/add', { body: { ...message, ...readSpamSigns(form) } })
    const notice = { tone: 'success' as const, text: outcomeSentences.sent }
    return { status: 200, outcome: { message: emptyMessage, errors: {}, notice } }
  } catch (error) {
    const refusal = refusalOf(error)
    return { status: refusal.status, outcome: { message, errors: refusal.errors, notice: refusal.notice } }
  }
}
