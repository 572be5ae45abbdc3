import type { Backend, Query, Row, Stores } from '#contract/engine/backend.ts'
import { oldestWaiting } from '#contract/types/resume.ts'

/** A file lies there for a moment before its row does. */
const ROWLESS_MS = 3_600_000
/** Other writers get their turn after so many. */
const REMOVED_AT_ONCE = 50
const COMPARED_AT_ONCE = 500

/**
 * Removes the résumés that no application took within a day, and the files that no row knows any more: rows go
 * with their application. It looks outside of transactions, so that nobody who writes waits for it. Files go only after
 * the transaction that gave them up, so nothing is lost that is rolled back.
 * @returns how many files went
 */
export async function sweepResumes(backend: Backend): Promise<number> {
  return (await removeWaiting(backend)) + (await removeRowless(backend))
}

async function removeWaiting(backend: Backend): Promise<number> {
  const waitingTooLong: Query = {
    where: { applicationId: null },
    range: { field: 'createTime', to: oldestWaiting(backend) },
    limit: REMOVED_AT_ONCE,
  }
  let removed = 0
  for (;;) {
    const rows = await backend.stores.of('resume').find(waitingTooLong)
    if (rows.length === 0) return removed
    const names = await backend.transaction((stores) => removeUntaken(stores, rows))
    for (const name of names) await backend.files.removePrivate(name)
    removed += names.length
  }
}

async function removeUntaken(stores: Stores, rows: readonly Row[]): Promise<string[]> {
  const names: string[] = []
  for (const { id } of rows) {
    // An application may have taken it since it was found.
    const row = await stores.of('resume').get(id, { forUpdate: true })
    if (row?.applicationId !== null) continue
    await stores.of('resume').remove(id)
    names.push(String(row.fileName))
  }
  return names
}

async function removeRowless(backend: Backend): Promise<number> {
  const names = (await backend.files.privateNames()).sort()
  let removed = 0
  for (let start = 0; start < names.length; start += COMPARED_AT_ONCE) {
    const piece = names.slice(start, start + COMPARED_AT_ONCE)
    for (const name of await unknownAmong(backend, piece)) {
      if (!(await isRowless(backend, name))) continue
      await backend.files.removePrivate(name)
      removed += 1
    }
  }
  return removed
}

/** @param names in their order */
async function unknownAmong({ stores }: Backend, names: readonly string[]): Promise<string[]> {
  const range = { field: 'fileName', from: names.at(0), to: names.at(-1) }
  const known = new Set((await stores.of('resume').find({ range })).map(({ fileName }) => fileName))
  return names.filter((name) => !known.has(name))
}

/** Asked for each by its name too: a database may order names otherwise than they are ordered here. */
async function isRowless({ files, stores, now }: Backend, fileName: string): Promise<boolean> {
  const file = await files.readPrivate(fileName)
  const latest = now().getTime() - ROWLESS_MS
  if (!file || file.modifiedTime.getTime() > latest) return false
  return (await stores.of('resume').count({ where: { fileName } })) === 0
}
