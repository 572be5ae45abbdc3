import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { BugReport } from '#contract/bug-report/bug-report.ts'
import { readBugReport } from '#contract/bug-report/read-bug-report.ts'
import { emptyBugReport, readCall } from '#tests/contract/sample-bug-report.ts'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { writeBugReportStory } from './write-bug-report-story.ts'

const committed = join(projectRoot, 'stories/bug-reports/partner-not-saved')
let folder = ''
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'bug-reports-'))))
afterEach(() => rm(folder, { recursive: true, force: true }))

async function fileOf(bugReport: BugReport, name = 'capsule.json') {
  const file = join(folder, name)
  await writeFile(file, JSON.stringify(bugReport))
  return file
}

test('the committed example is what the command writes today, the bug report beside it unchanged', async () => {
  const file = `${committed}.capsule.json`
  const [story = '', data = ''] = await writeBugReportStory({ file, name: 'partner-not-saved', folder })
  expect(await readFile(story, 'utf8')).toBe(await readFile(`${committed}.stories.tsx`, 'utf8'))
  expect(readBugReport(await readFile(data, 'utf8'))).toEqual(readBugReport(await readFile(file, 'utf8')))
})

test('whatever a file says becomes words of the story, never code', async () => {
  const planted = '*/ globalThis.planted = 1 /* ` ${globalThis.planted = 1} \' " \u2028 </script>'
  const screen = {
    ...emptyBugReport.screen,
    heading: planted,
    told: [planted],
    records: [planted],
    fields: [{ form: planted, name: planted, label: planted, value: planted }],
  }
  const file = await fileOf({ ...emptyBugReport, note: planted, panel: planted, screen, calls: [readCall('/api/news', planted)] }) // oxfmt-ignore
  const [story = ''] = await writeBugReportStory({ file, name: 'planted', folder })
  const { code } = await transform(await readFile(story, 'utf8'), { loader: 'tsx', minify: true })
  // What is left outside of texts, once these are taken away.
  const outside = code.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\$]|\\.|\$(?!\{))*`/g, '""')
  expect(outside).toContain('toMatchObject')
  expect(outside).not.toContain('planted=1')
  expect(outside).not.toContain('globalThis')
})

test('a used name, a name that cannot be, a component and what is no bug report are refused, and nothing is written', async () => {
  const file = await fileOf(emptyBugReport, 'Capsule 2026.json')
  const [story = ''] = await writeBugReportStory({ file, folder })
  expect(story).toBe(join(folder, 'capsule-2026.stories.tsx'))
  await writeFile(story, '// changed by hand')
  await expect(writeBugReportStory({ file, folder })).rejects.toThrow('已经有了')
  expect(await readFile(story, 'utf8')).toBe('// changed by hand')
  await writeBugReportStory({ file, folder, isForced: true })
  expect(await readFile(story, 'utf8')).toContain('SameScreen')
  await expect(writeBugReportStory({ file, folder, name: '../up' })).rejects.toThrow('名字“../up”不行')
  await expect(writeBugReportStory({ file: join(folder, 'none.json'), folder })).rejects.toThrow('没有文件')
  const component = await fileOf(
    { ...emptyBugReport, address: '', story: 'button--primary' },
    'component.json',
  )
  await expect(writeBugReportStory({ file: component, folder })).rejects.toThrow('它已经是故事')
  await writeFile(join(folder, 'large.json'), ' '.repeat(5_000_001))
  await expect(writeBugReportStory({ file: join(folder, 'large.json'), folder })).rejects.toThrow('文件太大')
})
