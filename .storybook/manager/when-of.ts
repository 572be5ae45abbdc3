import type { Said } from '#stories/remarks/remark.ts'

/** When something was said, by the clock of who said it. */
export const whenOf = ({ changedAt }: Said): string =>
  new Date(changedAt).toLocaleString('zh-CN', { dateStyle: 'medium', timeStyle: 'short' })
