import { networkOf } from '#contract/shared/caller-network.ts'
import { auditLogOf } from '#contract/audit/audit-log.ts'
import type { SignedIn, RequestContext } from '#contract/engine/operation.ts'
import { HttpError, wrongField } from '#contract/shared/http-error.ts'
import { messages } from '#contract/shared/messages.ts'
import { secret } from '#contract/fields/text-fields.ts'
import { attemptKey, countAttempt, forgetAttempts, triedUnlessBusy } from './rate-limit.ts'
import { endSessionsOf, isUnchanged } from './accounts.ts'
import { account as accountType } from './internal-types.ts'
import { noteRefused } from './note-refused.ts'
import { loginLimit, notingLocks } from './open-session.ts'
import { refusalOf } from './common-passwords.ts'
import { isTooLongToHash } from './password-rules.ts'
import { hashOf } from '#contract/shared/hash-of.ts'
import { newToken } from './tokens.ts'

/** What the change takes. */
export const passwordChange = {
  oldPassword: secret('原密码', { required: '请输入原密码' }),
  newPassword: secret('新密码', { required: '请输入新密码' }),
}

/**
 * Changes one's own password, renews the token and ends one's other sessions (docs/operations/accounts-and-sign-in.md#会话).
 * Wrong old passwords are limited like wrong sign-ins, so that a borrowed session cannot be used to guess.
 */
export async function changePassword(
  ctx: RequestContext,
  sent: Record<string, unknown>,
): Promise<{ token: string }> {
  const { backend, caller } = ctx
  const session = ctx.session as SignedIn
  const [oldPassword, newPassword] = [String(sent.oldPassword), String(sent.newPassword)]
  const refusal = await refusalOf(backend.passwords, newPassword, session.username)
  if (refusal) throw wrongField('newPassword', refusal)

  const account = await backend.stores.of('account').get(session.accountId)
  // A new password, by a reset too, lifts the lock of the one before.
  const password = String(account?.passwordHash ?? '')
  const key = await attemptKey('password', String(session.accountId), networkOf(caller.address), password)
  const who = { address: caller.address, username: session.username }
  await notingLocks(backend, who, () =>
    backend.transaction((stores) => countAttempt(stores, key, loginLimit(backend), backend.now())),
  )
  const passwordHash = await triedUnlessBusy(backend, [key], async () => {
    const isRight =
      account &&
      !isTooLongToHash(oldPassword) &&
      (await backend.passwords.verify(String(account.passwordHash), oldPassword, { isKnown: true }))
    if (!isRight) {
      await noteRefused(backend, { action: 'signInFailed', reason: '修改密码时原密码不正确', ...who })
      throw wrongOldPassword()
    }
    if (oldPassword === newPassword) throw wrongField('newPassword', '新密码不能与原密码相同')
    return backend.passwords.hash(newPassword, { isKnown: true })
  })
  const token = newToken()
  const tokenHash = await hashOf(token)
  await backend.transaction(async (stores) => {
    if (!account || !(await isUnchanged(stores, account))) throw wrongOldPassword()
    const current = await stores.of('session').get(session.sessionId, { forUpdate: true })
    // Ended meanwhile, by a sign-out that ran beside this call.
    if (!current) throw new HttpError(401, messages.sessionEnded)
    await stores.of('session').update(current.id, { tokenHash })
    await stores.of('account').update(account.id, { passwordHash })
    await endSessionsOf(stores, account.id, session.sessionId)
    await forgetAttempts(stores, key)
    const actor = { ...session, address: caller.address, now: backend.now() }
    await auditLogOf(stores, actor).append(accountType, 'password', [{ after: account }])
  })
  return { token }
}

const wrongOldPassword = () => wrongField('oldPassword', '原密码不正确')
