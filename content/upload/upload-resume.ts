import { field, operation } from '#contract/declare.ts'
import type { Stores } from '#contract/engine/backend.ts'
import { networkOf } from '#contract/shared/caller-network.ts'
import { auditLogOf } from '#contract/audit/audit-log.ts'
import type { RequestContext } from '#contract/engine/operation.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import { storedMoment } from '#contract/shared/moments.ts'
import { createFewAtOnce } from '#contract/files/few-at-once.ts'
import { removeOnFailure } from '#contract/files/remove-on-failure.ts'
import { messages } from '#contract/shared/messages.ts'
import { attemptKey, takeBackAttempt } from '#contract/auth/rate-limit.ts'
import { hashOf } from '#contract/shared/hash-of.ts'
import { newToken } from '#contract/auth/tokens.ts'

/** How many of one network's documents may be arriving at the same time. */
const AT_ONCE = 2
const BUSY_SENTENCE = '您有其他简历文件正在上传，请稍后再试'
const QUICK_MS = 20_000

const counting = operation.limited(
  'resume',
  operation.run({ takes: 'nothing', writes: true }, async () => null),
)

/**
 * Keeps an applicant's document privately and answers a reference that one application can use (C-181, X-83). No
 * transaction is open while it arrives: a slow sender would hold up every other write.
 */
export function uploadResume() {
  const facts = {
    summary: '上传简历文件（PDF、DOC、DOCX）',
    answers: field.text('一次性的文件凭证'),
    refuses: [429],
  } as const
  const inFew = createFewAtOnce(AT_ONCE, BUSY_SENTENCE)
  return operation.run({ takes: 'multipart', successMessage: messages.uploaded, ...facts }, (ctx) =>
    inFew(networkOf(ctx.caller.address), () => keepResume(ctx)),
  )
}

async function keepResume(ctx: RequestContext): Promise<string> {
  const { backend } = ctx
  // Counted first, so that what is still arriving counts too.
  await backend.transaction((stores) => counting.perform(inside(ctx, stores)))
  const { name, originalName } = await received(ctx)
  const reference = newToken()
  const values = {
    referenceHash: await hashOf(reference),
    fileName: name,
    originalName,
    createTime: storedMoment(backend.now()),
    applicationId: null,
  }
  await removeOnFailure(
    () => backend.transaction((stores) => stores.of('resume').create(values)),
    () => backend.files.removePrivate(name),
  )
  return reference
}

const inside = (ctx: RequestContext, stores: Stores): RequestContext => ({
  ...ctx,
  stores,
  auditLog: auditLogOf(stores, undefined),
})

/**
 * A rejected upload does not count against its sender (docs/operations/configuration.md#次数与大小, APPLICATION_PER_HOUR) unless
 * it was slow. Otherwise slow broken uploads could hold a place forever.
 */
async function received({
  backend,
  request,
  caller,
}: RequestContext): Promise<{ name: string; originalName: string }> {
  const began = backend.now().getTime()
  try {
    return await backend.files.receiveResume(request)
  } catch (error) {
    const isQuick = backend.now().getTime() - began < QUICK_MS
    if (error instanceof HttpError && error.status !== 408 && isQuick) {
      const key = await attemptKey('resume', networkOf(caller.address))
      await backend.transaction((stores) => takeBackAttempt(stores, key))
    }
    throw error
  }
}
