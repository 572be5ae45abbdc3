import type { Authenticate } from '#contract/engine/api-parts.ts'
import { HttpError } from '#contract/shared/http-error.ts'
import { messages } from '#contract/shared/messages.ts'
import { noteRefused } from './note-refused.ts'
import { readSession } from './read-session.ts'

/** 401 only on calls for administrators; elsewhere a bad token is a visitor's. */
export const authenticate: Authenticate = async (backend, { access, authorization, address }) => {
  const { session, refused } = await readSession(backend, authorization)
  if (session || access !== 'admin') return session
  if (refused) await noteRefused(backend, { action: 'sessionRefused', address, ...refused })
  throw new HttpError(401, messages.sessionEnded)
}
