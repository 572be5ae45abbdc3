import type { ContentType } from '#contract/engine/content-type.ts'
import { statusFieldOf } from './status-field.ts'
import { shownMoment, storedMoment } from '#contract/shared/moments.ts'
import type { Values } from './use-record-dialog.ts'

/** Whether a record is enabled and waits for the moment from which visitors see it. */
export function isScheduled(
  { fields, publishedFrom }: ContentType,
  record: Values,
  now = new Date(),
): boolean {
  const from = publishedFrom === undefined ? undefined : record[publishedFrom]
  const isEnabled = record[statusFieldOf(fields)] === 1
  return isEnabled && typeof from === 'string' && from > (shownMoment(storedMoment(now)) ?? '')
}
