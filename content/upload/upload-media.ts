import { field, operation } from '#contract/declare.ts'
import { auditLogOf } from '#contract/audit/audit-log.ts'
import type { SignedIn, RequestContext } from '#contract/engine/operation.ts'
import { removeOnFailure } from '#contract/files/remove-on-failure.ts'
import { messages } from '#contract/shared/messages.ts'

/** Keeps an administrator's picture, film or recording and notes it by its path (C-030). No transaction while it arrives. */
export function uploadMedia() {
  const facts = { summary: '上传图片、视频或音频', answers: field.text('路径') } as const
  return operation.run({ takes: 'multipart', successMessage: messages.uploaded, ...facts }, async (ctx) => {
    const { files } = ctx.backend
    const { path } = await files.receive(ctx.request)
    await removeOnFailure(
      () => note(ctx, path),
      () => files.remove(path.replace('/upload/', '')),
    )
    return path
  })
}

async function note({ type, backend, session, caller }: RequestContext, path: string): Promise<void> {
  const actor = { ...(session as SignedIn), address: caller.address, now: backend.now() }
  await backend.transaction((stores) => auditLogOf(stores, actor).append(type, 'create', [], path))
}
