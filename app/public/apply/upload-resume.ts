import { ApiError } from '#contract/client/api-error.ts'
import { readResponse } from '#contract/client/read-response.ts'
import { messages } from '#contract/shared/messages.ts'
import { storedSession } from '#app/api-client/stored-session.ts'
import { sendFile } from '#app/api-client/upload-file.ts'

/** Sends an applicant's document and answers the single-use reference that its application names (C-181, X-83). */
export type UploadResume = (
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<string>

const UPLOAD = 'POST /api/application/upload'

export const uploadResume: UploadResume = async (file, onProgress, signal) => {
  const token = storedSession.token()
  const response = await sendFile(UPLOAD, file, { token, onProgress, signal })
  try {
    const answered = await readResponse(response, { isRead: false })
    if (typeof answered === 'string' && answered !== '') return answered
    throw new ApiError({ status: 200, code: 0, message: messages.failed })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) storedSession.onUnauthorised(token)
    throw error
  }
}
