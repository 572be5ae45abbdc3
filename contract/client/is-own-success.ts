/** Whose writes succeed in one sentence, without an envelope. */
const IN_WORDS = /^\S+ \/api\/(enterprise-honors|software-copyright|qualification-certification)\//
/** Whose writes may answer what was saved as the body itself. */
const BARE = /^\S+ \/api\/tech-service-social-service\//

/**
 * Whether a body that came without an envelope can be the success of a call. Status 200 alone says little: proxies, networks that
 * want a sign-in first and half-updated servers send it too. A read is always taken: who draws it looks at what it draws.
 * @param line of the call, such as `POST /api/banner/add`
 */
export function isOwnSuccess(line: string, body: unknown): boolean {
  if (line.startsWith('GET ')) return true
  if (typeof body === 'string') return IN_WORDS.test(line) && body.trim() !== ''
  return BARE.test(line) && typeof body === 'object' && body !== null && 'id' in body
}
