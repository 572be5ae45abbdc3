import { ApiError } from '#contract/client/api-error.ts'
import { uploadSentences } from '#contract/shared/upload-rules.ts'
import { RefusedFileError, UnknownFileError } from '#design-system/upload/index.ts'
import { canRetryUpload } from '#app/api-client/can-retry.ts'
import { createUpload, type UploadFile } from '#app/api-client/upload-file.ts'
import { recordStoredFile } from '#app/bug-report/chosen-files.ts'
import { logRequest } from '#app/bug-report/request-log.ts'
import { credentials } from './api.ts'

/**
 * Uploads a file as the signed-in administrator. Without a server message the error is empty, and the
 * field uses its own (back-office §8, upload failures).
 */
export const uploadFile: UploadFile = async (...file) => {
  try {
    const path = await send(...file)
    recordStoredFile(file[0], path)
    return path
  } catch (error) {
    if (error instanceof ApiError && error.message === uploadSentences.notAllowed)
      throw new UnknownFileError(error.message, { cause: error })
    const message = error instanceof ApiError && error.isServerMessage ? error.message : ''
    if (!canRetryUpload(error)) throw new RefusedFileError(message, { cause: error })
    if (error instanceof ApiError && !error.isServerMessage) throw new Error('', { cause: error })
    throw error
  }
}

const send = createUpload(credentials, (coming, signal) =>
  logRequest({ method: 'POST', address: '/api/upload', sent: '' }, coming, signal),
)
