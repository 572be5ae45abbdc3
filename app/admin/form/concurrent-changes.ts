import type { OutputOf } from '#content/registry/api-client.ts'
import type { FieldSet } from '#contract/fields/field.ts'
import { api } from '#app/admin/api/api.ts'
import { currentSession } from '#app/admin/api/session.ts'
import { dayAndTime } from './draft-time.ts'
import type { Values } from './use-record-dialog.ts'

/** What somebody else, or this account in another window, changed of a record. */
export interface ForeignChange {
  /** The name of the account; undefined where the audit log does not tell. */
  username: string | undefined
  /** Made by the account that is signed in here. */
  isOwn: boolean
  /** When, as the API shows times. */
  createTime: string
  /** The fields, by their labels. */
  labels: readonly string[]
}

/** A record as the audit log is asked about it. */
export interface LoggedRecord {
  /** Name of its content type. */
  typeName: string
  fields: FieldSet
  record: Values
  /** Names of the fields that identify a record without an id; none where its type has one record. */
  keyedBy?: readonly string[]
  /** It was first saved after the form over it was opened: anyone who added it set all its fields. */
  isAdded: boolean
}

/** Some entries tell which records they are about in their details only; so many are asked for them. */
const MOST_DETAILS = 5
const NEWEST = { page: 1, size: 50 }

/**
 * Finds who changed some fields of a record last, and when, in the audit log.
 * @param names the fields; those that the log does not tell of come last, without a name
 */
export async function findChanges(
  { typeName, fields, record, keyedBy = [], isAdded }: LoggedRecord,
  names: readonly string[],
): Promise<readonly ForeignChange[]> {
  const missing = new Set(names.map((name) => fields[name]?.label ?? name))
  const changes: ForeignChange[] = []
  const isAbout = aboutRecord(record, keyedBy)
  try {
    const { records } = await api(AUDIT, { query: { typeName, ...NEWEST } })
    for (const entry of records) {
      // The entry of a new record names no fields.
      const isAll = isAdded && entry.action === 'create'
      const labels = isAll
        ? [...missing]
        : entry.changedKeys.split('、').filter((label) => missing.has(label))
      if (labels.length === 0 || !(await isAbout(entry))) continue
      for (const label of labels) missing.delete(label)
      const isOwn = entry.username === currentSession()?.user.username
      changes.push({ username: entry.username, isOwn, createTime: entry.createTime ?? '', labels })
    }
  } catch {
    // Without the audit log the fields are still listed, without a name.
  }
  if (missing.size === 0) return changes
  return [...changes, { username: undefined, isOwn: false, createTime: '', labels: [...missing] }]
}

/** Says who changed what and when, in one sentence. */
export function changesInWords(changes: readonly ForeignChange[]): string {
  return changes
    .map(({ username, isOwn, createTime, labels }) => {
      const who = isOwn ? '您在另一个窗口' : (username ?? '他人')
      const when = createTime && `于 ${dayAndTime(createTime)} `
      return `${who}${when}修改了${labels.map((label) => `“${label}”`).join('')}`
    })
    .join('；')
}

type Entry = OutputOf<typeof AUDIT>['records'][number]
type Change = OutputOf<typeof DETAIL>['changes'][number]

/** A function that says whether an entry of the record's own type is about this record. */
function aboutRecord(record: Values, keyedBy: readonly string[]): (entry: Entry) => Promise<boolean> {
  let details = 0
  async function tells({ id }: Entry, isIt: (change: Change) => boolean) {
    details += 1
    return details <= MOST_DETAILS && (await api(DETAIL, { id })).changes.some(isIt)
  }
  if (record.id !== undefined) {
    const isIt = ({ recordId }: Pick<Change, 'recordId'>) => recordId === record.id
    // An act about many records names none of them.
    return async (entry) => isIt(entry) || (entry.recordId === null && tells(entry, isIt))
  }
  if (keyedBy.length === 0) return async () => true
  const isKeyed = ({ before, after }: Change) =>
    keyedBy.every((name) => (after ?? before)?.[name] === record[name])
  const known = new Map<number | null, Promise<boolean>>()
  return (entry) => {
    const answer = known.get(entry.recordId) ?? tells(entry, isKeyed)
    known.set(entry.recordId, answer)
    return answer
  }
}

const AUDIT = 'GET /api/admin/audit?action=&accountId=&typeName='
const DETAIL = 'GET /api/admin/audit/{id}'
