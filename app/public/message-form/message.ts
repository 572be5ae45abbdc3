import { messages } from '#contract/messages.ts'

/** What a visitor writes to the company (public-site §3, contact message). */
export interface HomeMessage {
  name: string
  email: string
  phone: string
  subject: string
  message: string
}

export type MessageField = keyof HomeMessage

/** Field messages by field; a field without one is right. */
export type MessageErrors = Partial<Record<MessageField, string>>

/** The one sentence above the send button. */
export interface MessageNotice {
  tone: 'success' | 'failure'
  text: string
}

/** Everything the form shows beside what was typed. */
export interface MessageFormState {
  errors: MessageErrors
  notice?: MessageNotice
  /** From the moment validation passes until the request ends (public-site §4). */
  isSending: boolean
}

/** What the server's action answers a form that was posted without JavaScript. */
export interface MessageOutcome {
  /** What the fields hold now: the text that was sent, or nothing after success. */
  message: HomeMessage
  errors: MessageErrors
  notice?: MessageNotice
}

export const emptyMessage: HomeMessage = { name: '', email: '', phone: '', subject: '', message: '' }

/** The fields in the order they are read, checked and focused. */
export const messageFields = [
  'name',
  'email',
  'phone',
  'subject',
  'message',
] as const satisfies MessageField[]

/** What the form says after sending (public-site §8). */
export const outcomeSentences = {
  sent: messages.contactSent,
  refused: '发送失败',
  noAnswer: messages.networkFailed,
} as const

/** Reads the message out of a posted or a living form. */
export function readMessage(form: FormData): HomeMessage {
  const text = (field: MessageField) => {
    const value = form.get(field)
    return typeof value === 'string' ? value : ''
  }
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    subject: text('subject'),
    message: text('message'),
  }
}

/** The field that people do not see; only programs fill it. */
export const HONEYPOT = 'homepage'

/** What a form sends along for the quiet screening: the hidden field when it was filled, the time when it was seen. */
export function readSpamSigns(form: FormData, fillMs?: number): { homepage?: string; fillMs?: number } {
  const homepage = form.get(HONEYPOT)
  return {
    ...(typeof homepage === 'string' && homepage !== '' && { homepage }),
    ...(fillMs !== undefined && { fillMs }),
  }
}
