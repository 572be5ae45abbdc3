import { messages } from '#contract/shared/messages.ts'
import { messageLabels } from '#content/contact-message/message-facts.ts'
import type { FormValues } from '#app/public/live-form/form-fields.ts'
import type { FormAnswer } from '#app/public/live-form/form-state.ts'

/** The parts of a message, as they are declared. */
export type MessageField = keyof typeof messageLabels

/** What a visitor writes to the company (public-site §3, contact message). */
export type VisitorMessage = FormValues<MessageField>

/** Whose bounds hold: those of the home page (public-site §5.1) or of the contact page (public-site §5.2). */
export type MessageRules = 'home' | 'contact'

/** What the server's action answers a form that was posted without JavaScript. */
export interface MessageOutcome extends FormAnswer<MessageField> {
  /** What the fields hold now: the text that was sent, or nothing after success. */
  message: VisitorMessage
}

/** The fields in the order they are read, checked and focused. */
export const messageFields = Object.keys(messageLabels) as MessageField[]

export const emptyMessage = Object.fromEntries(messageFields.map((field) => [field, ''])) as VisitorMessage

/** What the form says after sending (public-site §8). */
export const outcomeSentences = { sent: messages.contactSent, refused: '发送失败' } as const

/** What the page shows once a message was taken. */
export const sentMessage: MessageOutcome = {
  message: emptyMessage,
  errors: {},
  notice: { tone: 'success', text: outcomeSentences.sent },
}
