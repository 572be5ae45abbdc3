import type { FieldSet } from '#contract/fields/field.ts'
import { ask } from '#app/admin/ask.ts'
import { currentSession } from '#app/admin/session/session.ts'
import { dayAndTime } from './draft-words.ts'

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

/** An act about many records names none of them; only so many are asked for their details. */
const MOST_DETAILS = 5
const NEWEST = { page: 1, size: 50 }

/**
 * Finds who changed some fields of a record last, and when, in the audit log.
 * @param names the fields; those that the log does not tell of come last, without a name
 */
export async function findChanges(
  typeName: string,
  recordId: unknown,
  fields: FieldSet,
  names: readonly string[],
): Promise<readonly ForeignChange[]> {
  const missing = new Set(names.map((name) => fields[name]?.label ?? name))
  const changes: ForeignChange[] = []
  let details = 0
  try {
    const { records } = await ask(AUDIT, { query: { typeName, ...NEWEST } })
    for (const entry of records) {
      const labels = entry.changedKeys.split('、').filter((label) => missing.has(label))
      if (labels.length === 0 || (entry.recordId !== null && entry.recordId !== recordId)) continue
      if (entry.recordId === null && (++details > MOST_DETAILS || !(await isAbout(entry.id, recordId))))
        continue
      for (const label of labels) missing.delete(label)
      const isOwn = entry.username === currentSession()?.user.username
      changes.push({ username: entry.username, isOwn, createTime: entry.createTime ?? '', labels })
    }
  } catch {
    // Without the log the fields are told all the same.
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

async function isAbout(auditId: number, recordId: unknown): Promise<boolean> {
  const { changes } = await ask('GET /api/admin/audit/{id}', { id: auditId })
  return changes.some((change) => change.recordId === recordId)
}

const AUDIT = 'GET /api/admin/audit?action=&accountId=&typeName='
