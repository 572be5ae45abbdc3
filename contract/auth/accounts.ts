import type { Backend, Change, Row, Stores } from '#contract/engine/backend.ts'
import { requireFields } from '#contract/fields/check-fields.ts'
import type { Action, Actor } from '#contract/engine/audit-types.ts'
import { auditLogOf } from '#contract/audit/audit-log.ts'
import { shownMoment, storedMoment } from '#contract/shared/moments.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import { account as accountType } from './internal-types.ts'
import { isTooLongToHash } from './password-rules.ts'

/** One account as the command line lists it. */
export interface AccountFacts {
  id: number
  username: string
  realName: string
  isEnabled: boolean
  createTime: string
}

/** What an administrator may be called (docs/operations/configuration.md#登录, ADMIN_USERNAME). */
export const accountName = { matches: /^[\w.@-]{1,50}$/, rule: '1–50 个字母、数字或 . _ @ -' }

interface NewAccount {
  username: string
  realName?: string
  password: string
}

/** All accounts, oldest first. */
export async function listAccounts(backend: Backend): Promise<AccountFacts[]> {
  return (await backend.stores.of('account').find()).map(factsOf)
}

/**
 * A new administrator.
 * @throws HttpError 400 for a name or password that cannot be, 409 for a name that is taken
 */
export async function createAccount(backend: Backend, account: NewAccount): Promise<AccountFacts> {
  return backend.transaction(await creating(backend, account))
}

/**
 * The first administrator.
 * @returns undefined where there is an administrator already
 * @throws HttpError 400 for a name or password that cannot be
 */
export async function createFirstAccount(
  backend: Backend,
  account: NewAccount,
): Promise<AccountFacts | undefined> {
  const create = await creating(backend, account)
  return backend.transaction(async (stores) =>
    (await stores.of('account').count()) > 0 ? undefined : create(stores),
  )
}

/** The work of the transaction that creates an account; the password is hashed before, since that takes long. */
async function creating(backend: Backend, { username, realName = '', password }: NewAccount) {
  if (!accountName.matches.test(username)) throw new HttpError(400, `用户名应为 ${accountName.rule}`)
  const { username: nameField, realName: realNameField } = accountType.fields
  const names = requireFields(
    { username: nameField, realName: realNameField },
    { username, realName },
    'whole',
  )
  const passwordHash = await hashed(backend, password)
  return async (stores: Stores): Promise<AccountFacts> => {
    if (await accountNamed(stores, String(names.username))) throw new HttpError(409, '该用户名已存在')
    const createTime = storedMoment(backend.now())
    const account = await stores.of('account').create({ ...names, passwordHash, isEnabled: 1, createTime })
    await note(stores, backend, 'create', { after: account })
    return factsOf(account)
  }
}

/**
 * Shuts an account and ends its sessions at once.
 * @param evenLast whether it may be the last one that can sign in
 * @throws HttpError 404 for an unknown name, 409 for the last enabled account
 */
export async function disableAccount(
  backend: Backend,
  username: string,
  { evenLast = false } = {},
): Promise<void> {
  await changeAccount(backend, username, { isEnabled: 0 }, async (stores, { isEnabled }) => {
    const enabled = await stores.of('account').find({ where: { isEnabled: 1 }, limit: 2 })
    if (isEnabled === 1 && enabled.length === 1 && !evenLast)
      throw new HttpError(409, `${username} 是最后一位启用的管理员，停用后将没有人能登录后台`)
  })
}

/** Gives an account a new password, ends its sessions, and opens it again if it was disabled. */
export async function resetPassword(backend: Backend, username: string, password: string): Promise<void> {
  await changeAccount(backend, username, { passwordHash: await hashed(backend, password), isEnabled: 1 })
}

/** Ends the sessions of one account, but for one that may go on. */
export async function endSessionsOf(stores: Stores, accountId: number, exceptId?: number): Promise<void> {
  for (const { id } of await stores.of('session').find({ where: { accountId } }))
    if (id !== exceptId) await stores.of('session').remove(id)
}

/**
 * Whether an account is unchanged since its password was checked: neither disabled nor given a new one. Locks it until the
 * transaction ends.
 */
export async function isUnchanged(stores: Stores, account: Row): Promise<boolean> {
  const current = await stores.of('account').get(account.id, { forUpdate: true })
  return current?.isEnabled === 1 && current.passwordHash === account.passwordHash
}

async function changeAccount(
  backend: Backend,
  username: string,
  values: Record<string, unknown>,
  check?: (stores: Stores, before: Row) => Promise<void>,
): Promise<void> {
  await backend.transaction(async (stores) => {
    const before = await accountNamed(stores, username)
    if (!before) throw new HttpError(404, '没有这个用户名')
    await check?.(stores, before)
    const after = await stores.of('account').update(before.id, values)
    await endSessionsOf(stores, before.id)
    await note(stores, backend, 'passwordHash' in values ? 'password' : 'update', { before, after })
  })
}

async function accountNamed(stores: Stores, username: string): Promise<Row | undefined> {
  const [account] = await stores.of('account').find({ where: { username }, limit: 1 })
  return account
}

async function hashed(backend: Backend, password: string): Promise<string> {
  if (password === '' || isTooLongToHash(password)) throw new HttpError(400, '密码为空或过长')
  return backend.passwords.hash(password)
}

/** The command line acts as nobody's account. */
export function commandLine(backend: Backend): Actor {
  return { accountId: 0, username: '命令行', address: 'localhost', now: backend.now() }
}

async function note(stores: Stores, backend: Backend, action: Action, change: Change): Promise<void> {
  await auditLogOf(stores, commandLine(backend)).append(accountType, action, [change])
}

function factsOf(account: Row): AccountFacts {
  return {
    id: account.id,
    username: String(account.username),
    realName: String(account.realName ?? ''),
    isEnabled: account.isEnabled === 1,
    createTime: shownMoment(String(account.createTime)) ?? '',
  }
}
