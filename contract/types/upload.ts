import { admin, visitor } from '#contract/engine/call.ts'
import { callGroup } from '#contract/engine/content-type.ts'
import { Refusal } from '#contract/engine/refusal.ts'
import { enveloped, file } from '#contract/engine/replies.ts'
import { run } from '#contract/engine/run-operation.ts'
import { text } from '#contract/fields/text-fields.ts'
import { serveFile } from '#contract/files/serve-file.ts'
import { messages } from '#contract/messages.ts'
import { uploadSentences } from '#contract/upload-rules.ts'
import { uploadResume } from './upload-resume.ts'

export const upload = callGroup({
  name: 'upload',
  noun: '上传文件',
  calls: [
    admin(
      'POST /api/upload',
      run(
        {
          takes: 'multipart',
          done: messages.uploaded,
          summary: '上传图片、视频或音频',
          answers: text('路径'),
        },
        async ({ backend, request }) => {
          const { path } = await backend.files.receive(request)
          return path
        },
      ),
      enveloped,
    ),
    visitor('POST /api/application/upload', uploadResume(), enveloped),
    visitor(
      'GET /upload/{path}',
      run({ takes: 'nothing', summary: '查看上传的文件' }, async ({ backend, params, request }) => {
        const found = await backend.files.read(params.path ?? '')
        if (!found) throw new Refusal(404, uploadSentences.noSuchFile)
        return serveFile(request, found)
      }),
      file,
    ),
  ],
})
