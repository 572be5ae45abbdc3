import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { kindsWithTestNames } from './kinds-with-test-names.mjs'

/** One test as it ended in the last run of its kind. */
export interface TestResult {
  kind: string
  /** Its file, from the project's root. */
  path: string
  /** With the titles of the groups it stands in. */
  title: string
  hasPassed: boolean
}

/** Every named test of the last runs, read from the runners' reports. Kinds without a report add nothing. */
export function testResults(folder: string): TestResult[] {
  return kindsWithTestNames.flatMap((kind) => {
    const report = reportOf(join(folder, `${kind}.json`))
    if (!report) return []
    return ('suites' in report ? ofPlaywright(report) : ofVitest(report)).map((result) => ({
      kind,
      ...result,
    }))
  })
}

type Result = Omit<TestResult, 'kind'>

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}

interface PlaywrightReport {
  config: { rootDir: string }
  suites: Suite[]
}

interface Suite {
  title: string
  file: string
  /** `ok` is Playwright's word for having passed. */
  specs: (Record<'ok', boolean> & { title: string; tests: { status: string }[] })[]
  suites?: Suite[]
}

function ofVitest({ testResults: files }: VitestReport): Result[] {
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({
        path: fromRoot(name),
        title: fullName.trim(),
        hasPassed: status === 'passed',
      })),
  )
}

function ofPlaywright({ config, suites }: PlaywrightReport): Result[] {
  const below = ({ specs, suites: inner = [], file }: Suite, groups: readonly string[]): Result[] => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
      .map(({ title, ok }) => ({
        path: fromRoot(join(config.rootDir, file)),
        title: [...groups, title].join(' '),
        hasPassed: ok,
      })),
    ...inner.flatMap((suite) => below(suite, [...groups, suite.title])),
  ]
  return suites.flatMap((suite) => below(suite, []))
}

const fromRoot = (path: string) => relative(projectRoot, path).replaceAll('\\', '/')

function reportOf(file: string): VitestReport | PlaywrightReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport
  } catch {
    return undefined
  }
}
