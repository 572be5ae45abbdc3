import { string, type StringSchema } from 'yup'
import { EMAIL, messages, MOBILE_PHONE } from '#contract/messages.ts'

/** Text that must be there; blanks alone are none. Only the server and live forms load this module. */
export function filled(sentence: string): StringSchema<string> {
  return string().trim().required(sentence)
}

/** A length between two bounds, in characters as people count them; an empty text is another rule's business. */
export function within(schema: StringSchema<string>, min: number, max: number, sentence: string) {
  return schema.test('length', sentence, (text) => {
    const { length } = [...(text ?? '')]
    return length === 0 || (length >= min && length <= max)
  })
}

/** An e-mail address (public-site §5). */
export const emailRule = () =>
  filled(messages.emailRequired).matches(EMAIL, { message: messages.emailWrong, excludeEmptyString: true })

/** A mainland mobile number (public-site §5). */
export const phoneRule = () =>
  filled(messages.phoneRequired).matches(MOBILE_PHONE, {
    message: messages.phoneWrong,
    excludeEmptyString: true,
  })
