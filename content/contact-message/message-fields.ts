import { longText, text } from '#contract/fields/text-fields.ts'
import { EMAIL, messages, MOBILE_PHONE } from '#contract/shared/messages.ts'
import { normalizeEmail } from '#contract/privacy/normalize-email.ts'
import { messageBounds as bounds, messageLabels as labels } from './message-facts.ts'
import { normalizeMobile } from '#contract/privacy/normalize-phone.ts'

/**
 * The fields of a visitor's message. They are apart from the calls, so that live forms check by them without loading the
 * engine.
 */
export const messageFields = {
  name: text(labels.name, { required: messages.nameRequired, bounds: bounds.name }),
  email: text(labels.email, {
    required: messages.emailRequired,
    normalize: normalizeEmail,
    pattern: { matches: EMAIL, message: messages.emailWrong },
  }),
  phone: text(labels.phone, {
    required: messages.phoneRequired,
    normalize: normalizeMobile,
    pattern: { matches: MOBILE_PHONE, message: messages.phoneWrong },
  }),
  subject: text(labels.subject, { required: messages.subjectRequired, bounds: bounds.subject }),
  message: longText(labels.message, { required: messages.messageRequired, bounds: bounds.message }),
}

/** The version of the privacy policy that stood beside the form; a caller that shows no form sends none. */
export const noticeVersion = text('告知版本', { bounds: { max: 50 } })
