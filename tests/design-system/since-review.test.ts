// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { changesBelow, type Change } from '#scripts/vite/component-facts/changes-below.ts'
import { allComponents, type Folder } from '#design-system/component-registry.ts'
import { newestChanges } from '#stories/usage/newest-changes.ts'
import { sentenceOfReview, sinceReview } from '#stories/usage/since-review.ts'
import type { Maturity, Usage } from '#stories/usage/usage.ts'

const reviewed: Maturity = { status: '稳定', since: '2026-11-21' }
const change = (date: string, rest: Partial<Change> = {}): Change => ({
  ...{ date, subject: 'Keep the focus', kind: '改动', isSeen: false },
  ...rest,
})
const saidOf = (changes: Change[], history: Parameters<typeof sinceReview>[2]) =>
  sentenceOfReview(sinceReview(reviewed, changes, history))

describe('what became of a component after its review', () => {
  test('changes of its day, of earlier days and of tests alone are none', () => {
    const changes = [
      change('2026-11-24', { kind: '测试' }),
      change('2026-11-21', { isSeen: true }),
      change('2026-11-20'),
    ]
    expect(saidOf(changes, { kind: 'whole' })).toBe('复核后没有改动。')
  })

  test('later ones are counted, with the day of the last, and those that may be seen with theirs', () => {
    const changes = [change('2026-11-25'), change('2026-11-23', { isSeen: true }), change('2026-11-22')]
    expect(saidOf(changes, { kind: 'whole' })).toBe(
      '复核后有改动：3 次，最近 2026-11-25；其中 1 次动了样子，最近 2026-11-23。',
    )
  })

  test('where no style was touched, this is said', () => {
    expect(saidOf([change('2026-11-25')], { kind: 'whole' })).toBe(
      '复核后有改动：1 次，最近 2026-11-25；样式没有动过，改的是行为或属性。',
    )
  })

  test.each([{ kind: 'none' } as const, { kind: 'cut', knownAfter: '2026-11-22' } as const])(
    'a history that does not reach back to it ($kind) is told of, and nothing is called unchanged',
    (history) => {
      expect(saidOf([], history)).toBe('构建时没有完整的版本历史，不知道复核后有没有改动。')
      expect(saidOf([change('2026-11-25')], history)).toContain('这里不知道')
    },
  )

  test('a cut history that reaches back to it is as good as a whole one', () => {
    expect(saidOf([], { kind: 'cut', knownAfter: '2026-11-21' })).toBe('复核后没有改动。')
  })
})

test('a commit that touched several components is news once, newest first, and tests alone are none', () => {
  const changes: Partial<Record<Folder, Change[]>> = {
    button: [
      change('2026-11-25', { subject: 'Round the corners' }),
      change('2026-11-22', { subject: 'Test it', kind: '测试' }),
    ],
    tag: [
      change('2026-11-26', { subject: 'Name it' }),
      change('2026-11-25', { subject: 'Round the corners', isSeen: true }),
    ],
  }
  const news = newestChanges((folder) => changes[folder] ?? [], 8)
  expect(news.map(({ subject, isSeen, folders }) => [subject, isSeen, [...folders].sort()])).toEqual([
    ['Name it', false, ['tag']],
    ['Round the corners', true, ['button', 'tag']],
  ])
})

describe('the days of review', () => {
  const usages = import.meta.glob<Usage>('../../stories/usage/components/*.tsx', {
    import: 'usage',
    eager: true,
  })
  const { kind, changes } = changesBelow(process.cwd(), 'design-system')
  const dayOf = (folder: string) =>
    usages[`../../stories/usage/components/${folder}.tsx`]?.maturity.since ?? ''

  test('are days, and none is to come', () => {
    // A day later somewhere east of here, where the review may have been.
    const last = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    const wrong = allComponents.filter(({ folder }) => !isDay(dayOf(folder)) || dayOf(folder) > last)
    expect(wrong).toEqual([])
  })

  test('are none before the component was there, as far as the history tells', () => {
    const early = allComponents.flatMap(({ folder }) => {
      const born = changes[folder]?.at(-1)
      // A cut history tells of no beginnings.
      return kind === 'whole' && born && dayOf(folder) < born.date ? [[folder, born.date]] : []
    })
    expect(early).toEqual([])
    if (kind === 'whole') expect(Object.keys(changes)).toEqual(expect.arrayContaining(['button', 'tag']))
  })
})

const isDay = (text: string) => new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ?? false
