import { call, contentType, field, operation, response } from '#contract/declare.ts'
import type { RequestContext } from '#contract/engine/operation.ts'
import { prepare } from '#contract/operations/prepare.ts'
import { messages } from '#contract/shared/messages.ts'
import { messageFields, noticeVersion } from './message-fields.ts'
import { spamSigns, suspicionOf } from '#contract/privacy/spam-signs.ts'

const send = operation.run(
  {
    takes: { ...messageFields, noticeVersion, ...spamSigns },
    successMessage: messages.contactSent,
    writes: true,
    summary: '提交留言',
    answers: 'nothing',
  },
  keepMessage,
)

/** What a visitor writes; both message forms send it here, so the bounds are those of neither. */
export const contactMessage = contentType({
  name: 'contact-message',
  typeLabel: '留言',
  isAboutPeople: true,
  fields: {
    ...messageFields,
    createTime: field.createdTime(),
    noticeVersion: field.internal(noticeVersion),
    isSuspect: field.internal(field.flag('疑似广告', { 1: '是', 0: '否' }, 0)),
  },
  searched: ['name', 'email', 'phone', 'subject', 'message'],
  calls: [
    call.public('POST /api/contact/add', operation.limited('contact', send), response.envelope),
    call.admin('GET /api/contact/admin/list', operation.paged(), response.withTotal),
    call.admin('POST /api/contact/delete/{id}', operation.remove(), response.envelope),
    call.admin('POST /api/contact/batch', operation.batch(), response.envelope),
    call.admin('GET /api/contact/admin/export', operation.exported(), response.file),
  ],
})

/** Kept whatever it looks like; a suspect is marked. */
async function keepMessage(ctx: RequestContext, sent: Record<string, unknown>): Promise<null> {
  const { homepage, fillMs, ...message } = sent
  const isSuspect = suspicionOf({ homepage, fillMs }, [message.subject, message.message])
  await ctx.stores.of(ctx.type.name).create(await prepare(ctx, { ...message, isSuspect }))
  return null
}
