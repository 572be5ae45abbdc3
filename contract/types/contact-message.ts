import { admin, visitor } from '#contract/engine/call.ts'
import { contentType } from '#contract/engine/content-type.ts'
import { limited } from '#contract/engine/limited-operation.ts'
import { createdTime } from '#contract/fields/moment-fields.ts'
import { paged } from '#contract/engine/reading-operations.ts'
import { enveloped, withTotal } from '#contract/engine/replies.ts'
import { longText, text } from '#contract/fields/text-fields.ts'
import { create, remove } from '#contract/engine/writing-operations.ts'
import { EMAIL, messages, MOBILE_PHONE } from '#contract/messages.ts'

/** What a visitor writes; both message forms send it here, so the bounds are those of neither. */
export const contactMessage = contentType({
  name: 'contact-message',
  noun: '留言',
  isAboutPeople: true,
  fields: {
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
    createTime: createdTime(),
  },
  calls: [
    visitor('POST /api/contact/add', limited('contact', create(messages.contactSent)), enveloped),
    admin('GET /api/contact/admin/list', paged(['name', 'email', 'phone', 'subject', 'message']), withTotal),
    admin('POST /api/contact/delete/{id}', remove(), enveloped),
  ],
})
