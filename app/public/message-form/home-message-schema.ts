import { object, string, type ObjectSchema } from 'yup'
import { EMAIL, messages, MOBILE_PHONE } from '#contract/messages.ts'
import type { HomeMessage, MessageErrors } from './message.ts'

/** The rules of the home page's form (public-site §5.1). Only the server and the live form load this module. */
export const homeMessageSchema: ObjectSchema<HomeMessage> = object({
  name: filled(messages.nameRequired),
  email: filled(messages.emailRequired).matches(EMAIL, {
    message: messages.emailWrong,
    excludeEmptyString: true,
  }),
  phone: filled(messages.phoneRequired).matches(MOBILE_PHONE, {
    message: messages.phoneWrong,
    excludeEmptyString: true,
  }),
  subject: filled(messages.subjectRequired),
  message: filled(messages.messageRequired),
})

/** The first broken rule of each field. */
export function checkMessage(message: HomeMessage): MessageErrors {
  const errors: MessageErrors = {}
  for (const field of Object.keys(homeMessageSchema.fields) as (keyof HomeMessage)[]) {
    const sentence = firstSentence(() => homeMessageSchema.validateSyncAt(field, message))
    if (sentence) errors[field] = sentence
  }
  return errors
}

function filled(sentence: string) {
  return string().trim().required(sentence)
}

function firstSentence(check: () => void): string | undefined {
  try {
    check()
  } catch (error) {
    return (error as Error).message
  }
}
