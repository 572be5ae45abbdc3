/** What the success of a call may look like. */
export interface ExpectedResponse {
  /** Of a read any body is taken: the caller checks what it draws. */
  isRead: boolean
  /** The name of the endpoint's response where it is not the usual envelope (contract/engine/response-formats.ts). */
  response?: string
}

/**
 * Whether a body without an envelope can be the success of a call. Status 200 alone says little: proxies, networks that
 * want a sign-in first and half-updated servers send it too.
 */
export function isOwnSuccess({ isRead, response }: ExpectedResponse, body: unknown): boolean {
  if (isRead) return true
  if (typeof body === 'string') return response === 'plainText' && body.trim() !== ''
  // What was saved may be the body itself.
  return response === 'truthyData' && typeof body === 'object' && body !== null && 'id' in body
}
