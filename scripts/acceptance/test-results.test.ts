import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { testResults } from './test-results.ts'

const vitest = {
  testResults: [
    {
      name: join(projectRoot, 'app/a.test.ts'),
      assertionResults: [
        { fullName: ' group P-001 holds', status: 'passed' },
        { fullName: ' P-002 holds', status: 'failed' },
        { fullName: ' P-003 holds', status: 'pending' },
      ],
    },
  ],
}
const spec = (title: string, ok: boolean, status = 'expected') => ({ title, ok, tests: [{ status }] })
const playwright = {
  config: { rootDir: join(projectRoot, 'tests/e2e') },
  suites: [
    {
      title: 'a.spec.ts',
      file: 'a.spec.ts',
      specs: [spec('P-004 holds', true)],
      suites: [
        {
          title: 'without JavaScript',
          file: 'a.spec.ts',
          specs: [spec('P-005 holds', false, 'unexpected'), spec('P-006 holds', true, 'skipped')],
        },
      ],
    },
  ],
}

test('tests are told with their files and groups; what did not run is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'reports-'))
  try {
    await writeFile(join(folder, 'unit.json'), JSON.stringify(vitest))
    await writeFile(join(folder, 'e2e.json'), JSON.stringify(playwright))
    expect(testResults(folder)).toEqual([
      { kind: 'unit', path: 'app/a.test.ts', title: 'group P-001 holds', hasPassed: true },
      { kind: 'unit', path: 'app/a.test.ts', title: 'P-002 holds', hasPassed: false },
      { kind: 'e2e', path: 'tests/e2e/a.spec.ts', title: 'P-004 holds', hasPassed: true },
      { kind: 'e2e', path: 'tests/e2e/a.spec.ts', title: 'without JavaScript P-005 holds', hasPassed: false },
    ])
  } finally {
    await rm(folder, { recursive: true })
  }
})
