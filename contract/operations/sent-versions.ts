import { wrongField } from '#contract/shared/http-error.ts'

/**
 * The versions that a call about many records may send, in the order of its ids.
 * @returns by id; empty where none were sent, and then nothing is compared
 * @throws HttpError 400 at the field `versions`
 */
export function sentVersions(sent: unknown, ids: readonly number[]): ReadonlyMap<number, string> {
  if (sent === undefined) return new Map()
  const versions: unknown[] = Array.isArray(sent) ? sent : []
  if (versions.length !== ids.length || !versions.every((version) => typeof version === 'string'))
    throw wrongField('versions', '版本须与编号一一对应')
  return new Map(ids.map((id, place) => [id, versions[place] as string]))
}
