import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changesBelow } from './changes-below.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'changes-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false']
const git = (...words: string[]) =>
  execFileSync('git', [...who, ...words], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })

function commit(subject: string, ...paths: string[]) {
  for (const path of paths) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), subject)
  }
  git('add', '.')
  git('commit', '-q', '-m', subject, '--date', '2026-11-20T10:00:00')
}

test('each folder has the commits that touched it, newest first; files beside the folders count for none', () => {
  git('init', '-q')
  commit('Draw a button', 'parts/button/button.tsx')
  commit('Draw a card and mend the button', 'parts/card/card.tsx', 'parts/button/button.tsx')
  commit('Note the costs', 'parts/costs.json', 'elsewhere/button/a.ts')
  const { kind, changes } = changesBelow(folder, 'parts')
  expect(kind).toBe('whole')
  expect(Object.keys(changes).sort()).toEqual(['button', 'card'])
  expect(changes.button?.map(({ subject }) => subject)).toEqual([
    'Draw a card and mend the button',
    'Draw a button',
  ])
  expect(changes.card?.[0]?.date).toBe('2026-11-20')
  // By the commit that made the folder, and by one that found it there.
  expect(changes.card?.[0]?.kind).toBe('新增')
  expect(changes.button?.map(({ kind }) => kind)).toEqual(['改动', '新增'])
})

test('what touched styles is told from what touched behaviour or tests alone', () => {
  git('init', '-q')
  commit('Draw a button', 'parts/button/button.tsx', 'parts/button/button.styles.ts')
  commit('Keep the focus', 'parts/button/button.tsx')
  commit('Mend its edge', 'parts/button/button.styles.ts', 'parts/button/button.test.tsx')
  commit('Hold it to its name', 'parts/button/button.test.tsx')
  const changes = changesBelow(folder, 'parts').changes.button
  expect(changes?.map(({ kind, isSeen }) => [kind, isSeen])).toEqual([
    ['测试', false],
    ['修正', true],
    ['改动', false],
    ['新增', true],
  ])
})

test('a shallow clone says that its history is cut, and where; what it ends at has not made every file there is', () => {
  git('init', '-q')
  commit('Draw one', 'parts/a/a.ts')
  commit('Draw the other', 'parts/b/b.ts')
  commit('Mend one', 'parts/a/a.ts')
  const clone = join(folder, 'clone')
  git('clone', '-q', '--depth', '2', `file://${folder}`, clone)
  expect(changesBelow(clone, 'parts')).toEqual({
    kind: 'cut',
    knownAfter: '2026-11-20',
    changes: { a: [{ date: '2026-11-20', subject: 'Mend one', kind: '修正', isSeen: false }] },
  })
})

test('where there is no repository, there is no history, and nothing fails', () => {
  expect(changesBelow(join(folder, 'not-there'), 'parts')).toEqual({ kind: 'none', changes: {} })
})
