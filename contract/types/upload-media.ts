import { field, operation } from '#contract/declare.ts'
import { journalOf } from '#contract/journal/journal.ts'
import type { SignedIn, Work } from '#contract/engine/operation.ts'
import { keptOrRemoved } from '#contract/files/kept-or-removed.ts'
import { messages } from '#contract/shared/messages.ts'

/** Keeps an administrator's picture, film or recording and notes it by its path (C-030). No transaction while it arrives. */
export function uploadMedia() {
  const facts = { summary: '上传图片、视频或音频', answers: field.text('路径') } as const
  return operation.run({ takes: 'multipart', done: messages.uploaded, ...facts }, async (work) => {
    const { files } = work.backend
    const { path } = await files.receive(work.request)
    await keptOrRemoved(
      () => note(work, path),
      () => files.remove(path.replace('/upload/', '')),
    )
    return path
  })
}

async function note({ type, backend, session, caller }: Work, path: string): Promise<void> {
  const actor = { ...(session as SignedIn), address: caller.address, now: backend.now() }
  await backend.transaction((stores) => journalOf(stores, actor).note(type, 'create', [], path))
}
