import { call, contentType, field, operation, reply } from '#contract/declare.ts'
import type { RequestContext } from '#contract/engine/operation.ts'
import { prepare } from '#contract/operations/prepare.ts'
import { messages } from '#contract/shared/messages.ts'
import { messageFields, noticeVersion } from './message-fields.ts'
import { spamSigns, suspicionOf } from '#contract/privacy/spam-signs.ts'

const send = operation.run(
  {
    takes: { ...messageFields, noticeVersion, ...spamSigns },
    done: messages.contactSent,
    writes: true,
    summary: '提交留言',
    answers: 'nothing',
  },
  keepMessage,
)

/** What a visitor writes; both message forms send it here, so the bounds are those of neither. */
export const contactMessage = contentType({
  name: 'contact-message',
  noun: '留言',
  isAboutPeople: true,
  fields: {
    ...messageFields,
    createTime: field.createdTime(),
    noticeVersion: field.internal(noticeVersion),
    isSuspect: field.internal(field.flag('疑似广告', { 1: '是', 0: '否' }, 0)),
  },
  searched: ['name', 'email', 'phone', 'subject', 'message'],
  calls: [
    call.visitor('POST /api/contact/add', operation.limited('contact', send), reply.enveloped),
    call.admin('GET /api/contact/admin/list', operation.paged(), reply.withTotal),
    call.admin('POST /api/contact/delete/{id}', operation.remove(), reply.enveloped),
    call.admin('POST /api/contact/batch', operation.batch(), reply.enveloped),
    call.admin('GET /api/contact/admin/export', operation.exported(), reply.file),
  ],
})

/** Kept whatever it looks like; a suspect is marked. */
async function keepMessage(ctx: RequestContext, sent: Record<string, unknown>): Promise<null> {
  const { homepage, fillMs, ...message } = sent
  const isSuspect = suspicionOf({ homepage, fillMs }, [message.subject, message.message])
  await ctx.stores.of(ctx.type.name).create(await prepare(ctx, { ...message, isSuspect }))
  return null
}
