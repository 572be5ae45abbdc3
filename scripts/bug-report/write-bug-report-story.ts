import { existsSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { MOST_BUG_REPORT_BYTES, type BugReport } from '#contract/bug-report/bug-report.ts'
import { WrongBugReport } from '#contract/bug-report/checks.ts'
import { readBugReport, tooLarge } from '#contract/bug-report/read-bug-report.ts'
import { formatText } from '#scripts/tasks/format-text.mjs'
import { STORY_NAME, storySourceOf } from './story-source-of.ts'

export interface WriteBugReportStoryOptions {
  /** The bug report's file. */
  file: string
  /** Of the story; the file's own unless given. */
  name?: string
  /** Whether a story of that name may be written again. */
  isForced?: boolean
  /** Where stories of bug reports are. */
  folder: string
}

/**
 * Turns a bug report into a story with its test: NAME.stories.tsx and NAME.capsule.json.
 * @returns the files written
 * @throws {WrongBugReport} with a Chinese message, for an unreadable file, an invalid name or a name in use
 */
export async function writeBugReportStory({
  file,
  name,
  isForced = false,
  folder,
}: WriteBugReportStoryOptions): Promise<string[]> {
  const bugReport = await readFrom(file)
  if (bugReport.address === '')
    throw new WrongBugReport(`这个问题快照存的是组件的故事“${bugReport.story}”，它已经是故事，不用再生成`)
  const wanted = name ?? basename(file, '.json').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') // oxfmt-ignore
  if (!STORY_NAME.test(wanted))
    throw new WrongBugReport(
      `名字“${wanted}”不行：用小写字母、数字和“-”，以字母开头，如 --name partner-not-saved`,
    )
  const [story, data] = ['stories.tsx', 'capsule.json'].map((ending) => join(folder, `${wanted}.${ending}`)) as [string, string] // oxfmt-ignore
  const taken = [story, data].find((path) => existsSync(path))
  if (taken && !isForced) throw new WrongBugReport(`${taken} 已经有了：换一个 --name，或加 --force 覆盖`)
  const texts = [
    await formatText(story, storySourceOf(bugReport, wanted)),
    await formatText(data, JSON.stringify(bugReport)),
  ]
  for (const [index, path] of [story, data].entries()) await writeFile(path, texts[index] ?? '')
  return [story, data]
}

async function readFrom(file: string): Promise<BugReport> {
  const { size } = await stat(file).catch(() => {
    throw new WrongBugReport(`没有文件 ${file}`)
  })
  // A file of any size is told, not read.
  if (size > MOST_BUG_REPORT_BYTES) throw tooLarge(size)
  return readBugReport(await readFile(file, 'utf8'))
}
