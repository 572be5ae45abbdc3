import {
  admin,
  batch,
  contentType,
  createdTime,
  enveloped,
  exported,
  file,
  flag,
  internal,
  limited,
  longText,
  paged,
  remove,
  run,
  text,
  visitor,
  withTotal,
} from '#contract/declare.ts'
import type { Work } from '#contract/engine/operation.ts'
import { prepare } from '#contract/engine/prepare.ts'
import { EMAIL, messages, MOBILE_PHONE } from '#contract/messages.ts'
import { spamSigns, suspicionOf } from '#contract/people/spam-signs.ts'

const written = {
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

const searched = ['name', 'email', 'phone', 'subject', 'message']

const send = run(
  {
    takes: { ...written, ...spamSigns },
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
    ...written,
    createTime: createdTime(),
    isSuspect: internal(flag('疑似广告', { 1: '是', 0: '否' }, 0)),
  },
  calls: [
    visitor('POST /api/contact/add', limited('contact', send), enveloped),
    admin('GET /api/contact/admin/list', paged(searched), withTotal),
    admin('POST /api/contact/delete/{id}', remove(), enveloped),
    admin('POST /api/contact/batch', batch(), enveloped),
    admin('GET /api/contact/admin/export', exported(searched), file),
  ],
})

/** Kept whatever it looks like; a suspect is marked. */
async function keepMessage(work: Work, sent: Record<string, unknown>): Promise<null> {
  const { homepage, fillMs, ...message } = sent
  const isSuspect = suspicionOf({ homepage, fillMs }, [message.subject, message.message])
  await work.stores.of(work.type.name).create(await prepare(work, { ...message, isSuspect }))
  return null
}
