import type { Backend, Query, Row, Stores } from '#contract/engine/backend.ts'
import { givenUpResume, oldestWaiting } from '#contract/types/resume.ts'
import { downloadedAs } from '#contract/upload-rules.ts'

/** A file lies there for a moment before its row does. */
const ROWLESS_MS = 3_600_000
const TRASH_MS = 7 * 24 * 3_600_000
/** Other writers get their turn after so many. */
const REMOVED_AT_ONCE = 50
const COMPARED_AT_ONCE = 500
/** More than one in so many without a row says that the database is the wrong one, or an old one. */
const ONE_IN = 10

/** How a sweep goes about. */
export interface SweepOptions {
  /** Whether somebody has looked at the files without a row and wants them gone, however many. */
  takesAllRowless?: boolean
}

/** What a sweep did. */
export interface SweepCounts {
  /** Files that are no longer where documents are kept. */
  removed: number
  /** Files without a row that were left, because they were too many to be true. */
  heldBack: number
}

/**
 * Removes the documents of applications that were removed, puts those that no application took within a day and the few
 * that no row knows into the trash, and empties the trash of a week ago. It looks outside of transactions, so that
 * nobody who writes waits for it. A row goes only after its file, so that a stop in between leaves no file unknown.
 */
export async function sweepResumes(
  backend: Backend,
  { takesAllRowless = false }: SweepOptions = {},
): Promise<SweepCounts> {
  const known = (await removeGivenUp(backend)) + (await discardWaiting(backend))
  const { removed, heldBack } = await discardRowless(backend, takesAllRowless)
  await backend.files.emptyTrash(new Date(backend.now().getTime() - TRASH_MS))
  return { removed: known + removed, heldBack }
}

/**
 * Removes for good the documents of removed applications, with their rows.
 * @returns how many
 */
export async function removeGivenUp(backend: Backend): Promise<number> {
  const givenUp: Query = { where: { isGivenUp: 1 }, limit: REMOVED_AT_ONCE }
  return inPieces(backend, givenUp, async (rows) => {
    for (const row of rows) await backend.files.removePrivate(String(row.fileName))
    return rows
  })
}

async function discardWaiting(backend: Backend): Promise<number> {
  const waitingTooLong: Query = {
    where: { applicationId: null, isGivenUp: 0 },
    range: { field: 'createTime', to: oldestWaiting(backend) },
    limit: REMOVED_AT_ONCE,
  }
  return inPieces(backend, waitingTooLong, async (rows) => {
    const untaken = await backend.transaction((stores) => giveUpUntaken(stores, rows))
    for (const row of untaken) await backend.files.discardPrivate(String(row.fileName), backend.now())
    return untaken
  })
}

/** Lets go of the files of some rows at a time, then of those rows that it says. */
async function inPieces(
  backend: Backend,
  query: Query,
  letGo: (rows: Row[]) => Promise<Row[]>,
): Promise<number> {
  let removed = 0
  for (;;) {
    const rows = await backend.stores.of('resume').find(query)
    if (rows.length === 0) return removed
    const gone = await letGo(rows)
    await backend.transaction(async (stores) => {
      for (const { id } of gone) await stores.of('resume').remove(id)
    })
    removed += gone.length
  }
}

async function giveUpUntaken(stores: Stores, rows: readonly Row[]): Promise<Row[]> {
  const untaken: Row[] = []
  for (const { id } of rows) {
    // An application may have taken it since it was found, or another process have given it up.
    const row = await stores.of('resume').get(id, { forUpdate: true })
    if (row?.applicationId !== null || row.isGivenUp === 1) continue
    untaken.push(await stores.of('resume').update(id, givenUpResume(row)))
  }
  return untaken
}

/** A database that knows nothing, or little of what is there, is not believed: it may be another one, or restored. */
async function discardRowless(backend: Backend, takesAll: boolean): Promise<SweepCounts> {
  const { files, stores, now, report } = backend
  const names = (await files.privateNames()).filter((name) => downloadedAs(name) !== undefined).sort()
  const rowless = await rowlessAmong(backend, names)
  const isEmpty = (await stores.of('resume').count()) === 0
  const most = isEmpty ? 0 : Math.max(1, Math.floor(names.length / ONE_IN))
  if (rowless.length > most && !takesAll) {
    report('数据库不认识的简历文件过多，未清理', { heldBack: rowless.length, files: names.length })
    return { removed: 0, heldBack: rowless.length }
  }
  for (const name of rowless) await files.discardPrivate(name, now())
  return { removed: rowless.length, heldBack: 0 }
}

async function rowlessAmong(backend: Backend, names: readonly string[]): Promise<string[]> {
  const rowless: string[] = []
  for (let start = 0; start < names.length; start += COMPARED_AT_ONCE)
    for (const name of await unknownAmong(backend, names.slice(start, start + COMPARED_AT_ONCE)))
      if (await isRowless(backend, name)) rowless.push(name)
  return rowless
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
