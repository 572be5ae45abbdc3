import type { Field } from '#contract/fields/field.ts'
import { mediaNouns } from '#contract/shared/media-kinds.ts'

/** What people read about a field: its label, what its values mean, what is special about it. */
export function fieldNote({ label, options, media, mask, kind, isUnique }: Field): string {
  const notes = [
    label,
    options && meanings(options),
    media && `上传的${mediaNouns[media]}，路径以 /upload/ 开头，保存时可省略前缀`,
    kind === 'html' && 'HTML，保存时按白名单清理',
    kind === 'dateTime' && '北京时间',
    (kind === 'list' || kind === 'uploads') && '发送时也可写成 JSON 文本',
    mask && '脱敏显示',
    isUnique && '不可重复',
  ]
  return notes.filter(Boolean).join('；')
}

/** What each value means. */
export function meanings(options: Readonly<Record<string, string>>): string {
  return Object.entries(options)
    .map((each) => each.join('＝'))
    .join('，')
}
