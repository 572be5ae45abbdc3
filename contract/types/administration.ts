import { admin, visitor } from '#contract/engine/call.ts'
import { callGroup } from '#contract/engine/content-type.ts'
import type { SignedIn, Work } from '#contract/engine/operation.ts'
import { enveloped } from '#contract/engine/replies.ts'
import { run } from '#contract/engine/run-operation.ts'
import { secret, text } from '#contract/fields/text-fields.ts'
import { messages } from '#contract/messages.ts'
import { changePassword, passwordChange } from '#contract/sessions/change-password.ts'
import { account } from '#contract/sessions/internal-types.ts'
import { openSession, type User } from '#contract/sessions/open-session.ts'

/** What a sign-in takes (back-office §5.1). */
export const credentials = {
  username: text('用户名', { required: messages.usernameRequired }),
  password: secret('密码', { required: messages.passwordRequired }),
}

/** Signing in and out, and what an administrator may ask about the own session. */
export const administration = callGroup({
  name: 'administration',
  noun: '登录',
  calls: [
    visitor(
      'POST /api/admin/login',
      run({ takes: credentials, done: messages.loginSucceeded }, openSession),
      enveloped,
    ),
    admin(
      'POST /api/admin/logout',
      run({ takes: 'nothing', done: messages.loggedOut, writes: true }, endSession),
      enveloped,
    ),
    admin('GET /api/admin/session', run({ takes: 'nothing' }, describeSession), enveloped),
    admin(
      'POST /api/admin/password',
      run({ takes: passwordChange, done: '密码修改成功' }, changePassword),
      enveloped,
    ),
  ],
})

async function endSession(work: Work): Promise<null> {
  await work.stores.of('session').remove(signedIn(work).sessionId)
  await work.journal.note(account, 'signOut')
  return null
}

/** Who is signed in, and how long the session lasts if nobody uses it. */
function describeSession(work: Work): Promise<{ user: User; timeLeftMs: number }> {
  const { accountId, username, realName, timeLeftMs } = signedIn(work)
  return Promise.resolve({ user: { id: accountId, username, realName }, timeLeftMs })
}

// An admin call is never performed without a session.
const signedIn = (work: Work) => work.session as SignedIn
