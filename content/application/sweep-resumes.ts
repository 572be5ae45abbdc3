import type { Backend, Query, Row, Stores } from '#contract/engine/backend.ts'
import { givenUpResume, oldestWaiting } from './resume.ts'
import { downloadedAs } from '#contract/shared/upload-rules.ts'

/** A file lies there for a moment before its row does. */
const ROWLESS_MS = 3_600_000
const TRASH_MS = 7 * 24 * 3_600_000
/** Other writers get their turn after so many. */
const REMOVED_AT_ONCE = 50
const COMPARED_AT_ONCE = 500
/** At most one document in ten is discarded at once. More suggests a wrong or an old database. */
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
 * Deletes documents of removed applications, trashes those unclaimed for a day or without a row, and empties week-old
 * trash. It looks outside of transactions so that writers do not wait, and removes a row only after its file.
 */
export async function sweepResumes(
  backend: Backend,
  { takesAllRowless = false }: SweepOptions = {},
): Promise<SweepCounts> {
  const { files, stores, now, report } = backend
  await files.emptyTrash(new Date(now().getTime() - TRASH_MS))
  const names = (await files.privateNames()).filter((name) => downloadedAs(name) !== undefined).sort()
  if (names.length === 0) {
    // A folder that lost its disk: rows that go now would leave their files unknown when it is back.
    const documents = await stores.of('resume').count()
    if (documents > 0) report('数据库记有简历文件，简历目录却是空的，未清理', { documents })
    return { removed: 0, heldBack: 0 }
  }
  const known = (await removeGivenUp(backend)) + (await discardWaiting(backend, names.length))
  const { removed, heldBack } = await discardRowless(backend, names, takesAllRowless)
  return { removed: known + removed, heldBack }
}

/**
 * Removes for good the documents of removed applications, with their rows.
 * @returns how many
 */
export async function removeGivenUp(backend: Backend): Promise<number> {
  return inPieces(backend, { where: { isGivenUp: 1 } }, Infinity, async (rows) => {
    // Together: a storage beyond the network takes as long for fifty as for one.
    await Promise.all(rows.map((row) => backend.files.removePrivate(String(row.fileName))))
    return rows
  })
}

/** Discards at most a tenth, or one. In an old copy of the database, claimed documents look unclaimed. */
async function discardWaiting(backend: Backend, documents: number): Promise<number> {
  const waitingTooLong: Query = {
    where: { applicationId: null, isGivenUp: 0 },
    range: { field: 'createTime', to: oldestWaiting(backend) },
  }
  const most = Math.max(1, Math.floor(documents / ONE_IN))
  const discarded = await inPieces(backend, waitingTooLong, most, async (rows) => {
    const untaken = await backend.transaction((stores) => giveUpUntaken(stores, rows))
    await Promise.all(untaken.map((row) => backend.files.discardPrivate(String(row.fileName), backend.now())))
    return untaken
  })
  return toldOf(backend, discarded)
}

/** Releases the files of at most `most` rows in batches, then removes the rows that `letGo` returns. */
async function inPieces(
  backend: Backend,
  query: Query,
  most: number,
  letGo: (rows: Row[]) => Promise<Row[]>,
): Promise<number> {
  let removed = 0
  for (;;) {
    const limit = Math.min(REMOVED_AT_ONCE, most - removed)
    const rows = limit > 0 ? await backend.stores.of('resume').find({ ...query, limit }) : []
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

/** Discards nothing when the database knows no or few of the files: it may be the wrong one or restored. */
async function discardRowless(
  backend: Backend,
  names: readonly string[],
  takesAll: boolean,
): Promise<SweepCounts> {
  const { files, stores, now, report } = backend
  const rowless = await rowlessAmong(backend, names)
  const isEmpty = (await stores.of('resume').count()) === 0
  const most = isEmpty ? 0 : Math.floor(names.length / ONE_IN)
  if (rowless.length > most && !takesAll) {
    report('数据库不认识的简历文件过多，未清理', { heldBack: rowless.length, files: names.length })
    return { removed: 0, heldBack: rowless.length }
  }
  for (const name of rowless) await files.discardPrivate(name, now())
  return { removed: toldOf(backend, rowless.length), heldBack: 0 }
}

/** Nothing goes to the trash in silence: a week is enough only for those who hear of it. */
function toldOf({ report }: Backend, discarded: number): number {
  if (discarded > 0) report('简历文件已移入 trash，一周后删除', { files: discarded }, 'warn')
  return discarded
}

async function rowlessAmong(backend: Backend, names: readonly string[]): Promise<string[]> {
  const rowless: string[] = []
  for (let start = 0; start < names.length; start += COMPARED_AT_ONCE)
    rowless.push(...(await rowlessOf(backend, names.slice(start, start + COMPARED_AT_ONCE))))
  return rowless
}

async function rowlessOf(backend: Backend, names: readonly string[]): Promise<string[]> {
  const unknown = await unknownAmong(backend, names)
  const rowless: string[] = []
  for (let start = 0; start < unknown.length; start += REMOVED_AT_ONCE) {
    const some = unknown.slice(start, start + REMOVED_AT_ONCE)
    const found = await Promise.all(some.map((name) => isRowless(backend, name)))
    rowless.push(...some.filter((_, place) => found[place]))
  }
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
