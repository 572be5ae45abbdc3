import type { SignedIn, RequestContext } from '#contract/engine/operation.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import { shownMoment } from '#contract/shared/moments.ts'
import { messages } from '#contract/shared/messages.ts'
import { sentId } from '#contract/operations/writing-operations.ts'
import { endSessionsOf } from './accounts.ts'
import { UNKNOWN_DEVICE } from './device-of.ts'
import { account } from './internal-types.ts'
import { hasEnded } from './read-session.ts'

/** One sign-in of the own account that still lasts. */
export interface OwnSession {
  id: number
  /** Browser and system; 未知设备 where it is not known. */
  device: string
  /** Empty of a sign-in from before it was kept. */
  address: string
  createTime: string | null
  lastUsedTime: string | null
  isCurrent: boolean
}

/** The own account's sign-ins, the one used last first. */
export async function listSessions(ctx: RequestContext): Promise<OwnSession[]> {
  const { accountId, sessionId } = signedIn(ctx)
  const order = [{ field: 'lastUsedTime', direction: 'desc' }] as const
  const sessions = await ctx.stores.of('session').find({ where: { accountId }, order })
  return sessions
    .filter((each) => !hasEnded(each, ctx.backend))
    .map(({ id, device, address, createTime, lastUsedTime }) => ({
      id,
      device: String(device || UNKNOWN_DEVICE),
      address: String(address),
      createTime: shownMoment(createTime as string),
      lastUsedTime: shownMoment(lastUsedTime as string),
      isCurrent: id === sessionId,
    }))
}

/** Ends the own account's sign-ins on other devices; this one goes on. */
export async function endOtherSessions(ctx: RequestContext): Promise<null> {
  const { accountId, sessionId } = signedIn(ctx)
  await endSessionsOf(ctx.stores, accountId, sessionId)
  await ctx.auditLog.append(account, 'signOut', [], '其他设备')
  return null
}

/** Ends one of the own account's sign-ins, this one too; another account's is none that there is. */
export async function endOneSession(ctx: RequestContext): Promise<null> {
  const { accountId, sessionId } = signedIn(ctx)
  const session = await ctx.stores.of('session').get(sentId(ctx), { forUpdate: true })
  if (session?.accountId !== accountId) throw new HttpError(404, messages.noSuchRecord)
  await ctx.stores.of('session').remove(session.id)
  const remark = session.id === sessionId ? '' : `其他设备：${String(session.device || UNKNOWN_DEVICE)}`
  await ctx.auditLog.append(account, 'signOut', [], remark)
  return null
}

// An admin call is never performed without a session.
const signedIn = (ctx: RequestContext) => ctx.session as SignedIn
