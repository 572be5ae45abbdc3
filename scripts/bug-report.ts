// `npm run capsule -- FILE`: turns a saved bug report into a story with its test (docs/mocks.md#问题快照).
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { WrongBugReport } from '#contract/bug-report/checks.ts'
import { writeBugReportStory } from './bug-report/write-bug-report-story.ts'
import { projectRoot } from './tasks/project-root.mjs'

const USAGE = '用法：npm run capsule -- 文件 [--name 名字] [--force]'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, force: { type: 'boolean' } },
  })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new WrongBugReport(USAGE)
  const folder = join(projectRoot, 'stories/bug-reports')
  const files = await writeBugReportStory({ file, name: values.name, isForced: values.force, folder })
  const written = files.map((path) => `  ${relative(projectRoot, path)}`).join('\n')
  process.stdout.write(
    `已生成故事与测试：\n${written}\n在 Storybook 的“观察 / 问题快照”中查看，面板“互动”显示测试结果；npm test -- stories 运行全部故事的测试\n`,
  )
} catch (error) {
  const isUsage = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  if (!isUsage && !(error instanceof WrongBugReport)) throw error
  process.stderr.write(`${isUsage ? USAGE : error.message}\n`)
  process.exitCode = 1
}
