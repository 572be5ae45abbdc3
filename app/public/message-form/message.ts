import { messages } from '#contract/messages.ts'
import type { FormAnswer } from '#app/public/live-form/form-state.ts'

/** What a visitor writes to the company (public-site §3, contact message). */
export interface VisitorMessage {
  name: string
  email: string
  phone: string
  subject: string
  message: string
}

export type MessageField = keyof VisitorMessage

/** Whose bounds hold: those of the home page (public-site §5.1) or of the contact page (public-site §5.2). */
export type MessageRules = 'home' | 'contact'

/** What the server's action answers a form that was posted without JavaScript. */
export interface MessageOutcome extends FormAnswer<MessageField> {
  /** What the fields hold now: the text that was sent, or nothing after success. */
  message: VisitorMessage
}

export const emptyMessage: VisitorMessage = { name: '', email: '', phone: '', subject: '', message: '' }

/** The fields in the order they are read, checked and focused. */
export const messageFields = [
  'name',
  'email',
  'phone',
  'subject',
  'message',
] as const satisfies MessageField[]

/** What the form says after sending (public-site §8). */
export const outcomeSentences = { sent: messages.contactSent, refused: '发送失败' } as const
