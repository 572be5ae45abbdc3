import { AskError } from '#contract/ask/ask.ts'
import { createUpload, type UploadFile } from '#app/ask/upload-file.ts'
import { credentials } from './ask.ts'

/**
 * Uploads a file on behalf of the signed-in administrator. Without a sentence of the server's the error is left
 * without words, and the field says its own (back-office §8, upload failures).
 */
export const uploadFile: UploadFile = async (...file) => {
  try {
    return await send(...file)
  } catch (error) {
    if (error instanceof AskError && !error.isServerMessage) throw new Error('', { cause: error })
    throw error
  }
}

const send = createUpload(credentials)
