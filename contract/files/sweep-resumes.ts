import type { Backend, Row, Stores } from '#contract/engine/backend.ts'
import { storedMoment } from '#contract/fields/moments.ts'
import { oldestWaiting } from '#contract/types/resume.ts'

/** A file lies there for a moment before its row does. */
const ROWLESS_MS = 3_600_000

/**
 * Removes the résumés that no application took within a day, those whose application is gone, and files that no row
 * knows any more. Files go only after the transaction that gave them up, so nothing is lost that is rolled back.
 * @returns how many files went
 */
export async function sweepResumes(backend: Backend): Promise<number> {
  const oldest = oldestWaiting(backend)
  const givenUp = await backend.transaction((stores) => removeRows(stores, oldest))
  const names = [...givenUp, ...(await rowless(backend))]
  for (const name of names) await backend.files.removePrivate(name)
  return names.length
}

async function removeRows(stores: Stores, oldest: string): Promise<string[]> {
  const names: string[] = []
  for (const row of await stores.of('resume').find()) {
    if (await isWanted(stores, row, oldest)) continue
    await stores.of('resume').remove(row.id)
    names.push(String(row.fileName))
  }
  return names
}

async function isWanted(
  stores: Stores,
  { applicationId, createTime }: Row,
  oldest: string,
): Promise<boolean> {
  if (typeof applicationId !== 'number') return String(createTime) > oldest
  return (await stores.of('application').get(applicationId)) !== undefined
}

async function rowless({ files, stores, now }: Backend): Promise<string[]> {
  const names = await files.privateNames()
  const known = new Set((await stores.of('resume').find()).map(({ fileName }) => fileName))
  const latest = storedMoment(new Date(now().getTime() - ROWLESS_MS))
  const found: string[] = []
  for (const name of names) {
    const file = known.has(name) ? undefined : await files.readPrivate(name)
    if (file && storedMoment(file.modifiedTime) <= latest) found.push(name)
  }
  return found
}
