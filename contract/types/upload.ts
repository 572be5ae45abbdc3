import { admin, visitor } from '#contract/engine/call.ts'
import { callGroup } from '#contract/engine/content-type.ts'
import { Refusal } from '#contract/engine/refusal.ts'
import { enveloped, file } from '#contract/engine/replies.ts'
import { run } from '#contract/engine/run-operation.ts'
import { messages } from '#contract/messages.ts'

export const upload = callGroup({
  name: 'upload',
  noun: '上传文件',
  calls: [
    admin(
      'POST /api/upload',
      run({ takes: 'multipart', done: messages.uploaded }, async ({ backend, request }) => {
        const { path } = await backend.files.receive(request)
        return path
      }),
      enveloped,
    ),
    visitor(
      'GET /upload/{path}',
      run({ takes: 'nothing' }, async ({ backend, params }) => {
        const found = await backend.files.read(params.path ?? '')
        if (!found) throw new Refusal(404, '文件不存在')
        return found
      }),
      file,
    ),
  ],
})
