import { AskError } from '#contract/ask/ask.ts'
import { readAnswer } from '#contract/ask/read-answer.ts'
import { messages } from '#contract/shared/messages.ts'
import { storedSession } from '#app/ask/stored-session.ts'
import { sendFile } from '#app/ask/upload-file.ts'

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
    const answered = await readAnswer(response, UPLOAD)
    if (typeof answered === 'string' && answered !== '') return answered
    throw new AskError({ status: 200, code: 0, message: messages.failed })
  } catch (error) {
    if (error instanceof AskError && error.status === 401) storedSession.onUnauthorised(token)
    throw error
  }
}
