import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#scripts/tasks/project-root.mjs'
import { sectionPage } from './section-pages.ts'

const spec = (name: string) => readFileSync(join(projectRoot, 'docs/spec', name), 'utf8')

test.each(['public-site', 'back-office'] as const)('the page %s is what its script writes', (name) => {
  expect(spec(`${name}.md`)).toBe(sectionPage(name, spec('checklist.md'), spec('decisions.md')))
})

test('a section tells its lines, also those that do not follow each other, and the decisions that name it', () => {
  const checklist = [
    '# Public site',
    '## §2.1 Routes',
    '- P-001 [§2.1] One.',
    '- P-002 ! [§2.1] Two (X-03).',
    '- P-004 [§2.1] Four.',
    '# Admin back-office',
    '## §2.1 Routes',
    '- A-001 ? [§2.1] One.',
  ].join('\n')
  const decisions = [
    '- X-01 (gap; public §2.1) One.',
    '- X-02 (gap; admin §2.1) Two.',
    '- X-04 (gap; both §2.1) Four.',
  ].join('\n')
  expect(sectionPage('public-site', checklist, decisions)).toContain(
    '## §2.1 Routes\n\nLines [P-001 to P-002, P-004](checklist.md#21-routes). Decisions X-01, X-03, X-04.\n',
  )
  expect(sectionPage('back-office', checklist, decisions)).toContain(
    '## §2.1 Routes\n\nLines [A-001](checklist.md#21-routes-1). Decisions X-02, X-04.\n',
  )
})
