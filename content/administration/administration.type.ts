import { call, callGroup, field, operation, response } from '#contract/declare.ts'
import type { SignedIn, RequestContext } from '#contract/engine/operation.ts'
import { messages } from '#contract/shared/messages.ts'
import { changePassword, passwordChange } from '#contract/auth/change-password.ts'
import { account } from '#contract/auth/internal-types.ts'
import { openSession, type User } from '#contract/auth/open-session.ts'
import { endOneSession, endOtherSessions, listSessions } from '#contract/auth/own-sessions.ts'

/** What a sign-in takes (back-office §5.1). */
export const credentials = {
  username: field.text('用户名', { required: messages.usernameRequired }),
  password: field.secret('密码', { required: messages.passwordRequired }),
}

const user = { id: field.number('编号'), username: field.text('用户名'), realName: field.text('姓名') }
const ownSession = {
  id: field.number('编号'),
  device: field.text('设备'),
  address: field.text('来源地址'),
  createTime: field.dateTime('登录时间'),
  lastUsedTime: field.dateTime('最近使用时间'),
  isCurrent: 'boolean',
} as const

/** Signing in and out, and what an administrator may ask about the own session. */
export const administration = callGroup({
  name: 'administration',
  typeLabel: '登录',
  calls: [
    call.public(
      'POST /api/admin/login',
      operation.run(
        {
          takes: credentials,
          successMessage: messages.loginSucceeded,
          summary: '登录',
          answers: { user, token: field.text('令牌') },
          refuses: [429],
        },
        openSession,
      ),
      response.envelope,
    ),
    call.admin(
      'POST /api/admin/logout',
      operation.run(
        {
          takes: 'nothing',
          successMessage: messages.loggedOut,
          writes: true,
          summary: '退出登录',
          answers: 'nothing',
        },
        endSession,
      ),
      response.envelope,
    ),
    call.admin(
      'GET /api/admin/session',
      operation.run(
        {
          takes: 'nothing',
          summary: '查看当前登录',
          answers: { user, timeLeftMs: field.number('剩余毫秒') },
        },
        describeSession,
      ),
      response.envelope,
    ),
    call.admin(
      'GET /api/admin/sessions',
      operation.run({ takes: 'nothing', summary: '查看本人的全部登录', answers: [ownSession] }, listSessions),
      response.envelope,
    ),
    call.admin(
      'DELETE /api/admin/sessions/{id}',
      operation.run(
        {
          takes: 'nothing',
          successMessage: '登录已结束',
          writes: true,
          summary: '结束本人的一次登录，也可以是当前这次',
          answers: 'nothing',
          refuses: [404],
        },
        endOneSession,
      ),
      response.envelope,
    ),
    call.admin(
      'DELETE /api/admin/sessions',
      operation.run(
        {
          takes: 'nothing',
          successMessage: '其他登录已全部退出',
          writes: true,
          summary: '退出其他登录',
          answers: 'nothing',
        },
        endOtherSessions,
      ),
      response.envelope,
    ),
    call.admin(
      'GET /api/admin/accounts',
      operation.run({ takes: 'nothing', summary: '查看管理员账号的名字', answers: [user] }, listNames),
      response.envelope,
    ),
    call.admin(
      'POST /api/admin/password',
      operation.run(
        {
          takes: passwordChange,
          successMessage: '密码修改成功',
          summary: '修改密码；其他登录退出，当前登录改用新的令牌',
          answers: { token: field.text('令牌') },
          refuses: [429],
        },
        changePassword,
      ),
      response.envelope,
    ),
  ],
})

async function endSession(ctx: RequestContext): Promise<null> {
  await ctx.stores.of('session').remove(signedIn(ctx).sessionId)
  await ctx.auditLog.append(account, 'signOut')
  return null
}

/** Who is signed in, and how long the session lasts if nobody uses it. */
function describeSession(ctx: RequestContext): Promise<{ user: User; timeLeftMs: number }> {
  const { accountId, username, realName, timeLeftMs } = signedIn(ctx)
  return Promise.resolve({ user: { id: accountId, username, realName }, timeLeftMs })
}

/** The administrators by whom the audit log is filtered, also disabled ones, since they have left entries too. */
async function listNames({ stores }: RequestContext): Promise<User[]> {
  const accounts = await stores.of('account').find()
  return accounts.map(({ id, username, realName }) => ({
    id,
    username: String(username),
    realName: String(realName ?? ''),
  }))
}

// An admin call is never performed without a session.
const signedIn = (ctx: RequestContext) => ctx.session as SignedIn
