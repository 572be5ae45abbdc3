import { call, callGroup, field, operation, response } from '#contract/declare.ts'
import type { SignedIn, RequestContext } from '#contract/engine/operation.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import { serialize } from '#contract/engine/serialize.ts'
import type { Field } from '#contract/fields/field.ts'
import { shanghaiDay } from '#contract/shared/moments.ts'
import type { FileAnswer } from '#contract/engine/response-format.ts'
import type { Actor } from '#contract/engine/audit-types.ts'
import { messages } from '#contract/shared/messages.ts'
import { requireVersion, sentId } from '#contract/operations/writing-operations.ts'
import { erasePerson } from './erase-person.ts'
import { exportPerson } from './export-person.ts'
import { rowsOf, type Identity } from './persons-rows.ts'
import { application } from '#content/application/application.type.ts'

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
      ([name]) => name in serialize(application, { id: 1 }, 'admin'),
    ),
  ),
}

/** All that is kept of an applicant: what has the application's phone or its e-mail address (X-94). */
export const person = callGroup({
  name: 'person',
  typeLabel: '个人信息',
  isAboutPeople: true,
  calls: [
    call.admin(
      'GET /api/application/{id}/person',
      operation.run(
        { takes: 'nothing', summary: '查看留有此人的多少信息', answers: amount, refuses: [404] },
        tellAmount,
      ),
      response.envelope,
    ),
    call.admin(
      'GET /api/application/{id}/person/export',
      operation.run(
        { takes: 'nothing', summary: '导出此人的全部信息（JSON，记入操作记录）', refuses: [404] },
        exported,
      ),
      response.file,
    ),
    call.admin(
      'DELETE /api/application/{id}/person',
      operation.run(
        {
          takes: 'nothing',
          successMessage: messages.deleted,
          summary: '彻底删除此人的全部信息（记入操作记录）',
          answers: 'nothing',
          current: shownApplication,
          refuses: [404, 409],
        },
        erase,
      ),
      response.envelope,
    ),
  ],
})

async function tellAmount(ctx: RequestContext): Promise<PersonsAmount> {
  const rows = await rowsOf(ctx.stores, await identityOf(ctx))
  const all = [...rows.applications, ...rows.messages]
  return {
    messages: rows.messages.length,
    applications: rows.applications.length,
    names: [...new Set(all.map(({ name }) => String(name)))],
  }
}

async function exported(ctx: RequestContext): Promise<FileAnswer> {
  const identity = await identityOf(ctx)
  // Nothing leaves with a HEAD.
  const data =
    ctx.request.method === 'GET' ? await exportPerson(ctx.backend, identity, actorOf(ctx)) : undefined
  const day = shanghaiDay(ctx.backend.now()).replaceAll('-', '')
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

async function erase(ctx: RequestContext): Promise<null> {
  await erasePerson(ctx.backend, await identityOf(ctx, true), actorOf(ctx))
  return null
}

/**
 * By the application's own phone and address, which no caller needs to have seen.
 * @param isCurrent whether the application must be as the caller knows it (X-79)
 */
async function identityOf(ctx: RequestContext, isCurrent = false): Promise<Identity> {
  const row = await ctx.stores.of(application.name).get(sentId(ctx))
  if (!row) throw new HttpError(404, messages.noSuchRecord)
  if (isCurrent) requireVersion({ ...ctx, type: application }, row)
  return { phone: String(row.phone), email: String(row.email) }
}

function actorOf({ session, caller, backend }: RequestContext): Actor {
  // An admin call is never performed without a session.
  const { accountId, username } = session as SignedIn
  return { accountId, username, address: caller.address, now: backend.now() }
}
