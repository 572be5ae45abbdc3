import type { Row } from '#contract/engine/backend.ts'
import type { RecordType } from '#contract/engine/record-type.ts'
import { storedMoment } from '#contract/shared/moments.ts'

/** Whether the moment from which visitors see a record has come; always, where its type declares none. */
export function hasPublishTimeCome({ publishedFrom }: RecordType, row: Row, now: Date): boolean {
  const from = publishedFrom === undefined ? undefined : row[publishedFrom]
  return typeof from !== 'string' || from <= storedMoment(now)
}
