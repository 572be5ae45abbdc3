import { call, callGroup, operation, response } from '#contract/declare.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import { readOrStandIn } from '#contract/files/read-or-stand-in.ts'
import { serveFile } from '#contract/files/serve-file.ts'
import { uploadSentences } from '#contract/shared/upload-rules.ts'
import { uploadMedia } from './upload-media.ts'
import { uploadResume } from './upload-resume.ts'

export const upload = callGroup({
  name: 'upload',
  typeLabel: '上传文件',
  calls: [
    call.admin('POST /api/upload', uploadMedia(), response.envelope),
    call.public('POST /api/application/upload', uploadResume(), response.envelope),
    call.public(
      'GET /upload/{path}',
      operation.run(
        { takes: 'nothing', summary: '查看上传的文件', refuses: [429] },
        async ({ backend, params, request }) => {
          const found = await readOrStandIn(backend.files, params.path ?? '')
          if (!found) throw new HttpError(404, uploadSentences.noSuchFile)
          return serveFile(request, found)
        },
      ),
      response.file,
    ),
  ],
})
