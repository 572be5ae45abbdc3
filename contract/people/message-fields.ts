import { longText, text } from '#contract/fields/text-fields.ts'
import { EMAIL, messages, MOBILE_PHONE } from '#contract/messages.ts'

/**
 * What a visitor writes to the company. It stands apart from its calls, and takes fields from where they are made, because
 * the live forms check by these very fields: they bring no engine along.
 */
export const messageFields = {
  name: text('姓名', { required: messages.nameRequired, bounds: { max: 100 } }),
  email: text('邮箱', {
    required: messages.emailRequired,
    pattern: { matches: EMAIL, message: messages.emailWrong },
  }),
  phone: text('电话', {
    required: messages.phoneRequired,
    pattern: { matches: MOBILE_PHONE, message: messages.phoneWrong },
  }),
  subject: text('主题', { required: messages.subjectRequired, bounds: { max: 200 } }),
  message: longText('消息', { required: messages.messageRequired, bounds: { max: 2000 } }),
}
