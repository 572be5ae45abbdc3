import type { Backend, Stores } from '#contract/engine/backend.ts'
import { networkOf } from '#contract/engine/caller-network.ts'
import { journalOf } from '#contract/engine/journal.ts'
import { limited } from '#contract/engine/limited-operation.ts'
import type { Work } from '#contract/engine/operation.ts'
import { Refusal } from '#contract/engine/refusal.ts'
import { run } from '#contract/engine/run-operation.ts'
import { text } from '#contract/fields/text-fields.ts'
import { storedMoment } from '#contract/fields/moments.ts'
import { messages } from '#contract/messages.ts'
import { attemptKey, takeBackAttempt } from '#contract/sessions/attempts.ts'
import { hashOf, newToken } from '#contract/sessions/tokens.ts'

const counting = limited(
  'resume',
  run({ takes: 'nothing', writes: true }, async () => null),
)

/**
 * Keeps an applicant's document privately and answers a reference that one application can use (C-181, X-83). No
 * transaction is open while it arrives: a slow sender would hold up every other write.
 */
export function uploadResume() {
  const facts = {
    summary: '上传简历文件（PDF、DOC、DOCX）',
    answers: text('一次性的文件凭证'),
    refuses: [429],
  } as const
  return run({ takes: 'multipart', done: messages.uploaded, ...facts }, async (work) => {
    const { backend } = work
    // Counted first, so that one address cannot keep many slow uploads going at once.
    await backend.transaction((stores) => counting.perform(inside(work, stores)))
    const { name, originalName } = await received(work)
    const reference = newToken()
    const values = {
      referenceHash: await hashOf(reference),
      fileName: name,
      originalName,
      createTime: storedMoment(backend.now()),
      applicationId: null,
    }
    await keptOrRemoved(backend, name, () =>
      backend.transaction((stores) => stores.of('resume').create(values)),
    )
    return reference
  })
}

const inside = (work: Work, stores: Stores): Work => ({
  ...work,
  stores,
  journal: journalOf(stores, undefined),
})

/** What is refused does not count against its sender (operating.md, APPLICATION_PER_HOUR). */
async function received({ backend, request, caller }: Work): Promise<{ name: string; originalName: string }> {
  try {
    return await backend.files.receiveResume(request)
  } catch (error) {
    if (error instanceof Refusal) {
      const key = await attemptKey('resume', networkOf(caller.address))
      await backend.transaction((stores) => takeBackAttempt(stores, key))
    }
    throw error
  }
}

async function keptOrRemoved(backend: Backend, name: string, keep: () => Promise<unknown>): Promise<void> {
  try {
    await keep()
  } catch (error) {
    await backend.files.removePrivate(name)
    throw error
  }
}
