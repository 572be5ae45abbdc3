import { expect, test } from '@playwright/test'
import type { DifferenceRecord } from './differences.ts'
import { reportData } from './report/report-data.ts'

function record(change: Partial<DifferenceRecord>): DifferenceRecord {
  const component = 'Design system/Button'
  const storyId = 'design-system-button--playground'
  const shot = `${storyId}.1280.light`
  const pictures = { base: `${shot}.base.webp`, new: `${shot}.new.png`, diff: `${shot}.diff.png` }
  const words = { kind: 'changed', reason: '326 个像素与认可的不同' } as const
  const file = 'design-system-button.webp'
  return {
    component,
    story: 'Playground',
    storyId,
    shot,
    file,
    width: 1280,
    theme: 'light',
    ...words,
    ...pictures,
    ...change,
  }
}

const facts = ({ base, new: after }: DifferenceRecord) => ({
  sizes: new Map([
    [base ?? '', { width: 640, height: 100 }],
    [after, { width: 640, height: 120 }],
  ]),
  sha256: `hash of ${after}`,
  bytes: 7,
})
const about = { environment: { chromium: '1' }, storybook: 'https://storybook.example/' }
const at = '2026-11-20T02:30:00.000Z'
const dataOf = (differences: DifferenceRecord[], tell: (name: string) => string | undefined = () => 'old') =>
  reportData({ at, differences }, facts, tell, about)

test('differences are grouped by component, a story’s widths in order', () => {
  const { groups } = dataOf([
    record({ shot: 'design-system-button--playground.1280.light' }),
    record({ component: 'Design system/Alert', storyId: 'design-system-alert--all', shot: 'b' }),
    record({ shot: 'design-system-button--playground.360.light', width: 360 }),
  ])
  expect(groups.map(({ title, entries }) => [title, entries.map(({ which }) => which)])).toEqual([
    ['Design system/Alert', ['1280 px · 浅色']],
    ['Design system/Button', ['360 px · 浅色', '1280 px · 浅色']],
  ])
})

test('an entry tells the picture it shows and the approved one it would replace', () => {
  const [entry] = dataOf([record({})]).groups[0]!.entries
  expect(entry).toMatchObject({
    base: 'old',
    sha256: 'hash of design-system-button--playground.1280.light.new.png',
    pictures: { base: { width: 640, height: 100 }, new: { width: 640, height: 120 } },
  })
})

test('a new picture replaces nothing and has only itself to show', () => {
  const [entry] = dataOf([record({ kind: 'new', base: undefined, diff: undefined })], () => undefined)
    .groups[0]!.entries
  expect(entry!.base).toBeNull()
  expect(Object.keys(entry!.pictures)).toEqual(['new'])
})

test('a story opens in the toolbar globals it was photographed in', () => {
  const [entry] = dataOf([record({ theme: 'dark', width: 360, section: 'services' })]).groups[0]!.entries
  expect(entry!.storyPath).toBe(
    '?path=/story/design-system-button--playground&globals=theme:dark;viewport.value:phone',
  )
  expect(entry!.which).toBe('360 px · 深色 · services')
})

test('a file’s name may hold what an address may not', () => {
  const [entry] = dataOf([record({ new: 'pages--100%#1.new.png' })]).groups[0]!.entries
  expect(entry!.pictures.new!.file).toBe('pages--100%25%231.new.png')
})
