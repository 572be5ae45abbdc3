import { themeLabels } from '#design-system/theme/theme-names.ts'
import type { DifferenceRecord, DifferencesFile } from '../differences.ts'
import type { Environment } from '../environment.ts'

/** One picture as the report shows it. Its files lie beside the page. */
export interface ReportEntry {
  name: string
  story: string
  kind: DifferenceRecord['kind']
  /** Width, theme and section, in words. */
  which: string
  reason: string
  pictures: Partial<Record<'base' | 'new' | 'diff', ReportPicture>>
  /** Of the new picture. Its bytes are also in a script, because a page opened from a folder can read nothing else. */
  sha256: string
  bytes: number
  bytesFile: string
  /** What tells the approved picture (`ApprovedPicture.base`). */
  base: string | null
  /** The story's address below Storybook's own. */
  storyPath: string
}

export interface ReportPicture {
  file: string
  width: number
  height: number
}

/** All that the page shows: a group is a component or a page. */
export interface ReportData {
  at: string
  environment: Environment
  /** Where Storybook is looked for until somebody says otherwise. */
  storybook: string
  groups: { title: string; entries: ReportEntry[] }[]
}

/** What is read of the files beside a record. */
export interface PictureFacts {
  sizes: Map<string, { width: number; height: number }>
  sha256: string
  bytes: number
}

/**
 * Makes what the page shows out of what the comparison found.
 * @param facts of the record's pictures
 * @param tell what tells the approved picture of a name
 */
export function reportData(
  { at, differences }: DifferencesFile,
  facts: (record: DifferenceRecord) => PictureFacts,
  tell: (name: string) => string | undefined,
  { environment, storybook }: Pick<ReportData, 'environment' | 'storybook'>,
): ReportData {
  const groups = new Map<string, ReportEntry[]>()
  const sorted = [...differences].sort(
    (one, other) =>
      one.component.localeCompare(other.component) ||
      one.storyId.localeCompare(other.storyId) ||
      one.shot.localeCompare(other.shot, undefined, { numeric: true }),
  )
  for (const record of sorted) {
    const { sizes, sha256, bytes } = facts(record)
    const picture = (file?: string) => file && { file: encodeURIComponent(file), ...sizeOf(sizes, file) }
    const pictures = { base: picture(record.base), new: picture(record.new), diff: picture(record.diff) }
    const entry: ReportEntry = {
      name: record.shot,
      story: record.story,
      kind: record.kind,
      which: which(record),
      reason: record.reason,
      pictures: Object.fromEntries(Object.entries(pictures).filter(([, shown]) => shown)),
      ...{ sha256, bytes, bytesFile: encodeURIComponent(bytesFileOf(record.new)) },
      base: tell(record.shot) ?? null,
      storyPath: storyPath(record),
    }
    groups.set(record.component, [...(groups.get(record.component) ?? []), entry])
  }
  return { at, environment, storybook, groups: [...groups].map(([title, entries]) => ({ title, entries })) }
}

/** The script that holds the bytes of a picture. */
export const bytesFileOf = (file: string) => `${file}.js`

/** The story under the toolbar globals it was photographed in. */
function storyPath({ storyId, theme, width }: DifferenceRecord): string {
  const viewport = { 360: 'phone', 768: 'tablet', 1280: 'desktop', 1920: 'wide' }[width]
  const globals = [`theme:${theme}`, ...(viewport ? [`viewport.value:${viewport}`] : [])].join(';')
  return `?path=/story/${encodeURIComponent(storyId)}&globals=${globals}`
}

const which = ({ width, theme, section }: DifferenceRecord) =>
  [`${width} px`, themeWords[theme] ?? theme, section].filter(Boolean).join(' · ')
const themeWords: Record<string, string> = themeLabels

const sizeOf = (sizes: PictureFacts['sizes'], file: string) => sizes.get(file) ?? { width: 0, height: 0 }
