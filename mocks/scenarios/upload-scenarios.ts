import { defaultSettings } from '#contract/default-settings.ts'
import type { MediaKind } from '#contract/engine/backend.ts'
import type { Match } from '#contract/engine/matcher.ts'
import { Refusal } from '#contract/engine/refusal.ts'
import { messages } from '#contract/messages.ts'
import { uploadSentences } from '#contract/upload-rules.ts'
import { around, insteadOf, matchedCall, refused, refusing } from './instead-of.ts'
import { isUpload } from './acts.ts'
import type { Scenario } from './scenario.ts'
import { asSuccess, withoutMessage } from './shaped-failures.ts'

const group = 'upload'
const CHUNK_DELAY_MS = 150

/** Files that are not taken, or slowly. */
export const uploadScenarios = {
  'upload-fails': {
    group,
    label: '上传时服务器错误',
    stages: 'back-office §8: the upload failures, with the sentence of the server',
    wrap: refusing(isUpload, () => new Refusal(500, messages.failed)),
  },
  'no-message-on-upload': {
    group,
    label: '上传失败且没有提示',
    stages: 'back-office §8: image, video, file, flow chart and WeChat QR upload failures',
    wrap: insteadOf(isUpload, (matched) => withoutMessage(matched, 500)),
  },
  'upload-old-server': {
    group,
    label: '上传失败但状态码为200',
    stages: 'back-office §4: an upload counts as done only with code 200',
    wrap: insteadOf(isUpload, (matched) => asSuccess(refused(matched, new Refusal(500, messages.failed)))),
  },
  'upload-too-large': {
    group,
    label: '上传文件过大',
    stages: 'back-office §5.4, §8: the server refuses a file for its size',
    wrap: insteadOf(isUpload, async (matched, request) =>
      refused(matched, new Refusal(413, uploadSentences.tooLarge(await sentKind(request), defaultSettings))),
    ),
  },
  'upload-wrong-type': {
    group,
    label: '上传文件类型不允许',
    stages: 'back-office §5.4, §8: the server refuses a file for what it holds',
    wrap: refusing(isUpload, (matched) => new Refusal(415, notAllowed(matched))),
  },
  'upload-network-failure': {
    group,
    label: '上传时网络中断',
    stages: 'back-office §8: an upload gets no answer',
    wrap: insteadOf(isUpload, () => Response.error()),
    isCut: (method, pathname) => {
      const matched = matchedCall(method, pathname)
      return matched !== undefined && isUpload(matched)
    },
  },
  'upload-slow': {
    group,
    label: '上传缓慢',
    stages: 'back-office §4: an upload on its way; in mock mode its progress is real',
    wrap: around(
      isUpload,
      (answer) => async (request, backend, caller) => answer(await slowed(request), backend, caller),
    ),
  },
} satisfies Record<string, Scenario>

const notAllowed = ({ call }: Match) =>
  call.line === 'POST /api/upload' ? uploadSentences.notAllowed : uploadSentences.notADocument

async function sentKind(request: Request): Promise<MediaKind> {
  const form = await request.formData().catch(() => undefined)
  const file = form?.get('file')
  const [kind = ''] = file instanceof Blob ? file.type.split('/') : []
  return kind === 'video' || kind === 'audio' || kind === 'image' ? kind : 'image'
}

/** The same upload, taken in piece by piece, so that its sender has to wait. */
async function slowed(request: Request): Promise<Request> {
  await new Promise((resolve) => setTimeout(resolve, CHUNK_DELAY_MS))
  // Not every browser gives the body of a request as a stream.
  if (!request.body) return request
  const delay = new TransformStream<Uint8Array, Uint8Array>({
    async transform(chunk, controller) {
      await new Promise((resolve) => setTimeout(resolve, CHUNK_DELAY_MS))
      controller.enqueue(chunk)
    },
  })
  const { url, method, headers } = request
  const body = request.body.pipeThrough(delay)
  // `duplex` is not yet among the types: a body that is a stream needs it.
  return new Request(url, { method, headers, body, duplex: 'half' } as RequestInit)
}
