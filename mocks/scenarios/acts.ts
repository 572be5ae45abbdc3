import type { Match } from '#contract/engine/matcher.ts'

/** What a call does, as its line tells. */
export type Act = 'load' | 'save' | 'status' | 'delete'

/** The same of a line in types, so that names of scenarios are checked. */
export type ActOf<Line extends string> = Line extends `GET ${string}`
  ? 'load'
  : Line extends `DELETE ${string}` | `${string}/delete/${string}`
    ? 'delete'
    : Line extends `${string}status${string}`
      ? 'status'
      : 'save'

/** What a call does. */
export function actOf(line: string): Act {
  if (line.startsWith('GET ')) return 'load'
  if (line.startsWith('DELETE ') || line.includes('/delete/')) return 'delete'
  return line.includes('status') ? 'status' : 'save'
}

/** Content types whose calls are no content: scenarios of content leave them alone. */
export const aboutSessions = 'administration'
export const aboutUploads = 'upload'

/** Reads content. Signing in goes on, or nobody could see the console. */
export const isLoad = ({ call, type }: Match) => isContent(type.name) && actOf(call.endpoint) === 'load'

/** Changes content: saves, status changes, deletions and visitors' posts, but no upload. */
export const isWrite = ({ call, type }: Match) =>
  isContent(type.name) && actOf(call.endpoint) !== 'load' && !isUpload({ call })

/** Reads or changes content. */
export const isContentCall = ({ call, type }: Pick<Match, 'call' | 'type'>) =>
  isContent(type.name) && !isUpload({ call })

/** Takes a file. */
export const isUpload = ({ call }: Pick<Match, 'call'>) => call.operation.takes === 'multipart'

/** Needs a session. */
export const isAdmin = ({ call }: Match) => call.access === 'admin'

/** Is limited in how often one address may make it. */
export const isLimited = ({ call }: Match) =>
  ['POST /api/contact/add', 'POST /api/application/add', 'POST /api/application/upload'].includes(
    call.endpoint,
  )

export const isLogin = ({ call }: Match) => call.endpoint === 'POST /api/admin/login'

const isContent = (typeName: string) => typeName !== aboutSessions && typeName !== aboutUploads
