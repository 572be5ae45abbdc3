import { call, callGroup, field, operation, reply } from '#contract/declare.ts'
import type { SignedIn, Work } from '#contract/engine/operation.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import { show } from '#contract/engine/show.ts'
import type { Field } from '#contract/fields/field.ts'
import { shanghaiDay } from '#contract/shared/moments.ts'
import type { FileAnswer } from '#contract/engine/reply.ts'
import type { Actor } from '#contract/engine/audit-log.ts'
import { messages } from '#contract/shared/messages.ts'
import { requireVersion, sentId } from '#contract/operations/writing-operations.ts'
import { erasePerson } from '#contract/people/erase-person.ts'
import { exportPerson } from '#contract/people/export-person.ts'
import { rowsOf, type Identity } from '#contract/people/person.ts'
import { application } from './application.ts'

/** How much is kept of one person. */
export interface PersonsAmount {
  messages: number
  applications: number
  /** Each name it is kept under, once. */
  names: readonly string[]
}

const amount = {
  messages: field.number('留言条数'),
  applications: field.number('应聘简历份数'),
  names: [field.text('姓名')],
} as const

/** The application as a refusal shows it that has changed meanwhile. */
const shownApplication = {
  id: field.number('编号'),
  ...Object.fromEntries(
    Object.entries<Field>(application.fields).filter(
      ([name]) => name in show(application, { id: 1 }, 'admin'),
    ),
  ),
}

/** All that is kept of an applicant: what has the application's phone or its e-mail address (X-94). */
export const person = callGroup({
  name: 'person',
  noun: '个人信息',
  isAboutPeople: true,
  calls: [
    call.admin(
      'GET /api/application/{id}/person',
      operation.run(
        { takes: 'nothing', summary: '查看留有此人的多少信息', answers: amount, refuses: [404] },
        tellAmount,
      ),
      reply.enveloped,
    ),
    call.admin(
      'GET /api/application/{id}/person/export',
      operation.run(
        { takes: 'nothing', summary: '导出此人的全部信息（JSON，记入操作记录）', refuses: [404] },
        exported,
      ),
      reply.file,
    ),
    call.admin(
      'DELETE /api/application/{id}/person',
      operation.run(
        {
          takes: 'nothing',
          done: messages.deleted,
          summary: '彻底删除此人的全部信息（记入操作记录）',
          answers: 'nothing',
          current: shownApplication,
          refuses: [404, 409],
        },
        erase,
      ),
      reply.enveloped,
    ),
  ],
})

async function tellAmount(work: Work): Promise<PersonsAmount> {
  const rows = await rowsOf(work.stores, await identityOf(work))
  const all = [...rows.applications, ...rows.messages]
  return {
    messages: rows.messages.length,
    applications: rows.applications.length,
    names: [...new Set(all.map(({ name }) => String(name)))],
  }
}

async function exported(work: Work): Promise<FileAnswer> {
  const identity = await identityOf(work)
  // Nothing leaves with a HEAD.
  const data =
    work.request.method === 'GET' ? await exportPerson(work.backend, identity, actorOf(work)) : undefined
  const day = shanghaiDay(work.backend.now()).replaceAll('-', '')
  return {
    status: 200,
    headers: {
      // To be saved, never read as an answer of the API.
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="person.json"; filename*=UTF-8''${encodeURIComponent(`个人信息-${day}.json`)}`,
      'cache-control': 'no-store',
    },
    body: data ? JSON.stringify(data, null, 2) : null,
  }
}

async function erase(work: Work): Promise<null> {
  await erasePerson(work.backend, await identityOf(work, true), actorOf(work))
  return null
}

/**
 * By the application's own phone and address, which no caller needs to have seen.
 * @param isCurrent whether the application must be as the caller knows it (X-79)
 */
async function identityOf(work: Work, isCurrent = false): Promise<Identity> {
  const row = await work.stores.of(application.name).get(sentId(work))
  if (!row) throw new HttpError(404, messages.noSuchRecord)
  if (isCurrent) requireVersion({ ...work, type: application }, row)
  return { phone: String(row.phone), email: String(row.email) }
}

function actorOf({ session, caller, backend }: Work): Actor {
  // An admin call is never performed without a session.
  const { accountId, username } = session as SignedIn
  return { accountId, username, address: caller.address, now: backend.now() }
}
