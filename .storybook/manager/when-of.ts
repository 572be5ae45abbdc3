import type { VersionContent } from '#stories/remarks/remark.ts'

/** When something was said, by the clock of who said it. */
export const whenOf = ({ changedAt }: VersionContent): string =>
  new Date(changedAt).toLocaleString('zh-CN', { dateStyle: 'medium', timeStyle: 'short' })
