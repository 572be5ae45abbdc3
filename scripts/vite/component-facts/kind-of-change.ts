/** What a change did to a component, in the word that the change log uses. */
export type ChangeKind = '新增' | '修正' | '移除' | '改动' | '测试'

/** What a commit says and touched of one folder. */
export interface Touched {
  /** The first line of the commit's message, an English imperative. */
  subject: string
  /** The names of the folder's files that it touched, as they stand in the folder. */
  files: readonly string[]
  /** Whether nothing of the folder was there before. */
  isFirst: boolean
}

/** Only what a message says in its first word is known; of the rest it is known that something changed. */
const verbs: [kind: ChangeKind, says: RegExp][] = [
  ['新增', /^(add|introduce)\b/i],
  ['修正', /^(mend|fix|correct|repair|restore)\b/i],
  ['移除', /^(remove|drop|delete)\b/i],
]

/** Names a change: by what it touched first, then by what its message begins with. */
export function kindOfChange({ subject, files, isFirst }: Touched): ChangeKind {
  if (isFirst) return '新增'
  if (!files.some(isSource)) return '测试'
  return verbs.find(([, says]) => says.test(subject))?.[0] ?? '改动'
}

/** Whether a file is drawn or run: neither a test nor words about it. */
const isSource = (file: string) => /(?<!\.test)\.(tsx?|css|json)$/.test(file)

/**
 * Whether a change may be seen: it touched styles, or a component whose styles stand in its own file.
 * @param hasStyleFiles whether the folder keeps its styles in files of their own
 */
export const mayBeSeen = (files: readonly string[], hasStyleFiles: boolean): boolean =>
  files.some((file) => isStyles(file) || (!hasStyleFiles && isSource(file) && file.endsWith('.tsx')))

/** Whether a file holds nothing but styles. */
export const isStyles = (file: string): boolean => /\.styles\.ts$|\.css$/.test(file)
