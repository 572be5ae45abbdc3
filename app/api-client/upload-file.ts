import { ApiError } from '#contract/client/api-error.ts'
import { noAnswer, readResponse } from '#contract/client/read-response.ts'
import { messages } from '#contract/shared/messages.ts'
import type { Credentials } from './http-api.ts'

const UPLOAD = 'POST /api/upload'

/** Sends one file, tells how far it has come (0 to 1), and answers its path, which starts with `/upload/`. */
export type UploadFile = (
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<string>

interface Sending {
  token?: string
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Uploads with progress, which `fetch` cannot tell (back-office §7.1); successful only when the code is 200 (back-office §4).
 * @param keep told each answer on its way; a copy of it may be read
 */
export function createUpload(
  credentials: Credentials,
  keep?: (coming: Promise<Response>, signal: AbortSignal) => void,
): UploadFile {
  return async (file, onProgress, signal) => {
    const token = credentials.token()
    const coming = sendFile(UPLOAD, file, { token, onProgress, signal })
    keep?.(coming, signal)
    const response = await coming
    try {
      return uploadedPath(await readResponse(response, { isRead: false }))
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) credentials.onUnauthorised(token)
      throw error
    }
  }
}

/** Uploads one file as a form, such as to `POST /api/upload`; not by `fetch`, which reports no progress (0 to 1). */
export function sendFile(
  line: string,
  file: File,
  { token, onProgress, signal }: Sending,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const [method = '', address = ''] = line.split(' ')
    request.open(method, address)
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total)
    }
    request.onload = () => resolve(answerOf(request))
    request.onerror = () => reject(noAnswer(new Error('The upload got no answer')))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    const body = new FormData()
    body.append('file', file)
    request.send(body)
  })
}

function answerOf(request: XMLHttpRequest): Response {
  const contentType = request.getResponseHeader('content-type') ?? 'application/json'
  return new Response(request.responseText, {
    status: request.status,
    headers: { 'content-type': contentType },
  })
}

/** The stored path as forms keep it, whatever of `/upload/name`, `upload/name` and `name` was answered. */
function uploadedPath(answered: unknown): string {
  const path = typeof answered === 'string' ? answered.trim() : ''
  if (path === '') throw new ApiError({ status: 200, code: 0, message: messages.failed })
  return path.startsWith('http') ? path : `/upload/${path.replace(/^\/?(upload\/)?/, '')}`
}
