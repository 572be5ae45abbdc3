import type { TestApi } from './api.ts'

/**
 * Sends a file to `POST /api/upload` as the first administrator, as the console's form does.
 * @param type what the browser says it is, of which the server believes nothing; nothing unless told
 */
export function uploadFile(api: TestApi, bytes: BlobPart, name: string, type = '') {
  const form = new FormData()
  form.append('file', new Blob([bytes], { type }), name)
  return api.admin('POST /api/upload', { rawBody: form })
}
