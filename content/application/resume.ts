import { field, internalType, operation } from '#contract/declare.ts'
import type { Backend, Row } from '#contract/engine/backend.ts'
import type { RequestContext } from '#contract/engine/operation.ts'
import { HttpError, wrongField } from '#contract/shared/http-error.ts'
import { requireRow, sentId } from '#contract/operations/writing-operations.ts'
import { storedMoment } from '#contract/shared/moments.ts'
import { withoutExtension } from '#contract/files/file-name.ts'
import { downloadFile } from '#contract/files/serve-file.ts'
import { hashOf } from '#contract/shared/hash-of.ts'
import { uploadSentences } from '#contract/shared/upload-rules.ts'

/** How long an uploaded résumé waits for its application. */
const WAITING_MS = 24 * 3_600_000
const SPENT_SENTENCE = '简历文件已失效，请重新上传'

/** An applicant's document, from its upload until its application is removed (X-71, C-181). */
export const resume = internalType({
  name: 'resume',
  typeLabel: '简历文件',
  fields: {
    /** SHA-256 of the reference that was handed out; once that is used, the file's name, which opens nothing. */
    referenceHash: field.secret('凭证', { isUnique: true }),
    fileName: field.text('文件'),
    originalName: field.text('原文件名'),
    createTime: field.dateTime('上传时间'),
    applicationId: field.reference('简历申请', 'application'),
    /** Its application was removed: the file goes with the next sweep, and the row after it. */
    isGivenUp: field.flag('已弃用', { 1: '是', 0: '否' }, 0),
  },
})

/** What a row keeps while its document is being deleted: only the file's name, without the person or the reference. */
export const givenUpResume = ({ fileName }: Row) => ({
  referenceHash: fileName,
  originalName: '',
  applicationId: null,
  isGivenUp: 1,
})

/**
 * Uses up the reference that `POST /api/application/upload` gave, in the transaction of the application itself.
 * @returns the private file's name, which the application keeps as its `resumeUrl`
 * @throws HttpError 400 naming `resumeUrl` when it is unknown, used or a day old
 */
export async function takeResume({ stores, backend }: RequestContext, sent: unknown): Promise<string> {
  const referenceHash = await hashOf(String(sent))
  const [row] = await stores.of('resume').find({ where: { referenceHash }, limit: 1 })
  if (!row || String(row.createTime) <= oldestWaiting(backend)) throw wrongField('resumeUrl', SPENT_SENTENCE)
  await stores.of('resume').update(row.id, { referenceHash: row.fileName })
  return String(row.fileName)
}

/** What was uploaded before this moment waits for its application no longer. */
export const oldestWaiting = (backend: Backend) =>
  storedMoment(new Date(backend.now().getTime() - WAITING_MS))

/** `GET /api/application/{id}/resume`: the applicant's document to save, noted in the journal. */
export function downloadResume() {
  return operation.run(
    { takes: 'nothing', writes: true, summary: '下载简历文件（记入操作记录）', refuses: [404] },
    async (ctx) => {
      const application = await requireRow(ctx, sentId(ctx))
      const fileName = String(application.resumeUrl)
      const file = await ctx.backend.files.readPrivate(fileName)
      if (!file) throw new HttpError(404, uploadSentences.noSuchFile)
      const [row] = await ctx.stores.of('resume').find({ where: { fileName }, limit: 1 })
      // Nothing leaves with a HEAD.
      if (ctx.request.method === 'GET')
        await ctx.auditLog.append(ctx.type, 'download', [{ after: application }])
      const name = withoutExtension(String(row?.originalName ?? '')) || resume.typeLabel
      return downloadFile(file, `${name}.${fileName.split('.').at(-1)}`)
    },
  )
}
