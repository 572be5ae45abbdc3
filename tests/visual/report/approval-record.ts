import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Who approved a picture last by a file, and which picture it was. */
export interface RecordedApproval {
  by: string
  at: string
  note?: string
  /** SHA-256 of the picture as it was approved, before it was encoded. */
  sha256: string
}

/** Who approved which picture, by the pictures' names. */
export type ApprovalRecord = Record<string, RecordedApproval>

/** Beside the approved pictures. */
export const RECORD_FILE = 'approved-by.json'

/** The record of a folder of approved pictures; empty where there is none. */
export function readRecord(folder: string): ApprovalRecord {
  try {
    return JSON.parse(readFileSync(join(folder, RECORD_FILE), 'utf8')) as ApprovalRecord
  } catch {
    return {}
  }
}

/** The record as it is kept: sorted, so that two people's approvals merge. */
export function recordText(record: ApprovalRecord): string {
  const sorted = Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`
}
