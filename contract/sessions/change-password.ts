import { networkOf } from '#contract/engine/caller-network.ts'
import { journalOf } from '#contract/engine/journal.ts'
import type { SignedIn, Work } from '#contract/engine/operation.ts'
import { Refusal } from '#contract/engine/refusal.ts'
import { secret } from '#contract/fields/text-fields.ts'
import { attemptKey, countAttempt, forgetAttempts, triedUnlessBusy } from './attempts.ts'
import { endSessionsOf, isUnchanged } from './accounts.ts'
import { account as accountType } from './internal-types.ts'
import { loginLimit } from './open-session.ts'
import { isTooLongToHash, weaknessOf } from './password-rules.ts'

/** What the change takes. */
export const passwordChange = {
  oldPassword: secret('原密码', { required: '请输入原密码' }),
  newPassword: secret('新密码', { required: '请输入新密码' }),
}

/**
 * Changes one's own password and ends one's other sessions (operating.md, Answers). Wrong old passwords are limited like
 * wrong sign-ins, so that a borrowed session cannot be used to guess.
 */
export async function changePassword(work: Work, sent: Record<string, unknown>): Promise<null> {
  const { backend, caller } = work
  const session = work.session as SignedIn
  const [oldPassword, newPassword] = [String(sent.oldPassword), String(sent.newPassword)]
  const weakness = weaknessOf(newPassword, session.username)
  if (weakness) throw wrong('newPassword', weakness)

  const key = await attemptKey('password', String(session.accountId), networkOf(caller.address))
  await backend.transaction((stores) => countAttempt(stores, key, loginLimit(backend), backend.now()))
  const { account, passwordHash } = await triedUnlessBusy(backend, [key], async () => {
    const account = await backend.stores.of('account').get(session.accountId)
    const isRight =
      account &&
      !isTooLongToHash(oldPassword) &&
      (await backend.passwords.verify(String(account.passwordHash), oldPassword))
    if (!isRight) throw wrongOldPassword()
    if (oldPassword === newPassword) throw wrong('newPassword', '新密码不能与原密码相同')
    return { account, passwordHash: await backend.passwords.hash(newPassword) }
  })
  await backend.transaction(async (stores) => {
    if (!(await isUnchanged(stores, account))) throw wrongOldPassword()
    await stores.of('account').update(account.id, { passwordHash })
    await endSessionsOf(stores, account.id, session.sessionId)
    await forgetAttempts(stores, key)
    const actor = { ...session, address: caller.address, now: backend.now() }
    await journalOf(stores, actor).note(accountType, 'password', [{ after: account }])
  })
  return null
}

const wrongOldPassword = () => wrong('oldPassword', '原密码不正确')

function wrong(field: string, message: string): Refusal {
  return new Refusal(400, message, { errors: [{ field, message }] })
}
