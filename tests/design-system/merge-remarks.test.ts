import fc from 'fast-check'
import { expect, test } from 'vitest'
import { join, mergeRemarks } from '#stories/remarks/merge-remarks.ts'
import {
  createRemark,
  deletionOf,
  differentVersions,
  isResolved,
  reviseRemark,
  editRemark,
  textOf,
  type Remark,
  type Review,
} from '#stories/remarks/remark.ts'
import { readRemarksFile, writeRemarksFile } from '#stories/remarks/remarks-file.ts'
import { EARLY, LATE, remark, review, said } from './sample-remark.ts'

const NOTHING = review([])
const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)

/** What a browser has after an import, in the order of ids. */
function taken(here: Review, coming: Review): Review {
  const { changed, deletions } = mergeRemarks(here, readRemarksFile(writeRemarksFile(coming)))
  const again = new Set([...changed, ...deletions].map(({ id }) => id))
  return review(
    [...here.remarks.filter(({ id }) => !again.has(id)), ...changed].sort(byId),
    [...here.deletions.filter(({ id }) => !again.has(id)), ...deletions].sort(byId),
  )
}

const textsOf = ({ remarks }: Review) =>
  remarks.flatMap(({ versions }) => versions.map(({ text }) => text)).sort()

test('two who changed the same remark keep both texts, whatever their clocks say', () => {
  const base = remark('a')
  const mine = review([editRemark(base, said('我的', { changedAt: EARLY }))])
  const theirs = review([editRemark(base, said('对方的', { changedAt: LATE }))])
  expect(textsOf(taken(mine, theirs))).toEqual(['对方的', '我的'])
  expect(taken(mine, theirs)).toEqual(taken(theirs, mine))
  expect(mergeRemarks(mine, theirs)).toMatchObject({ added: 0, renewed: 1, split: 1, left: 0 })
})

test('a change on top of another takes its place, also where its clock is behind', () => {
  const late = remark('a', { versions: [{ id: 'a', ...said('旧', { changedAt: LATE }) }] })
  const early = editRemark(late, said('新', { changedAt: EARLY }))
  expect(textsOf(taken(review([late]), review([early])))).toEqual(['新'])
  expect(mergeRemarks(review([early]), review([late]))).toMatchObject({ changed: [], left: 1, renewed: 0 })
})

test('who decides between two texts decides it for everybody who took the file', () => {
  const base = remark('a')
  const [mine, theirs] = ['我的', '对方的'].map((text) => review([editRemark(base, said(text))])) as [
    Review,
    Review,
  ]
  const both = taken(mine, theirs)
  const [split] = both.remarks as [Remark]
  expect(textOf(split).split('\n').sort()).toEqual(['对方的', '我的'])
  const decided = review([editRemark(split, said('合在一起'))])
  for (const before of [mine, theirs, both, NOTHING])
    expect(textsOf(taken(before, decided))).toEqual(['合在一起'])
  // Who had not seen both when saying a third thing is heard as well.
  const third = review([editRemark(mine.remarks[0] as Remark, said('第三种'))])
  expect(textsOf(taken(decided, third))).toEqual(['合在一起', '第三种'])
})

test('two who said the same are of one mind, and what one holds for open is open', () => {
  const base = remark('a')
  const done = (isDone: boolean) => editRemark(base, said('同', { isResolved: isDone }))
  const joined = (one: Remark, other: Remark) => join(one, other) as Remark
  expect(differentVersions(joined(done(true), done(true)))).toHaveLength(1)
  expect(isResolved(joined(done(true), done(true)))).toBe(true)
  expect(differentVersions(joined(done(true), done(false)))).toHaveLength(2)
  expect(isResolved(joined(done(true), done(false)))).toBe(false)
})

test('a deletion takes away what it knew of, and leaves what was said meanwhile', () => {
  const base = remark('a')
  const gone = review([], [deletionOf(base)])
  expect(mergeRemarks(review([base, remark('b')]), gone)).toMatchObject({ changed: [], removed: 1 })
  expect(mergeRemarks(gone, review([base]))).toMatchObject({ changed: [], added: 0, gone: 1 })
  expect(mergeRemarks(NOTHING, gone)).toMatchObject({ deletions: gone.deletions, removed: 0 })
  const meanwhile = review([editRemark(base, said('没见到删除'))])
  expect(textsOf(taken(meanwhile, gone))).toEqual(['没见到删除'])
  expect(taken(meanwhile, gone)).toEqual(taken(gone, meanwhile))
  expect(mergeRemarks(gone, meanwhile)).toMatchObject({ added: 1, gone: 0 })
})

test('an undone deletion is undone wherever the deletion has come to', () => {
  const base = remark('a')
  const gone = review([], [deletionOf(base)])
  const back = review([reviseRemark(base, LATE)])
  expect(textsOf(taken(gone, back))).toEqual(['备注 a'])
  expect(taken(gone, back)).toEqual(taken(back, gone))
})

test('of versions that were tampered with none is lost, and the order of imports still does not matter', () => {
  const one = review([remark('a')])
  const other = review([remark('a', { versions: [{ id: 'a', ...said('同一个号，另一段话') }] })])
  expect(textsOf(taken(one, other))).toHaveLength(2)
  expect(taken(one, other)).toEqual(taken(other, one))
})

const PEOPLE = [0, 1, 2] as const
const who = fc.constantFrom(...PEOPLE)
const clock = fc.integer({ min: 0, max: 9 }).map((day) => `2026-01-0${day === 0 ? 1 : day}T08:00:00.000Z`)
const step = fc.oneof(
  fc.record({ act: fc.constant('begin' as const), by: who, at: clock }),
  fc.record({ act: fc.constant('change' as const), by: who, at: clock, which: fc.nat(3) }),
  fc.record({ act: fc.constant('drop' as const), by: who, which: fc.nat(3) }),
  fc.record({ act: fc.constant('take' as const), by: who, from: who }),
)

/** What three browsers hold after steps, and what was said of every remark that nobody knowingly took the place of. */
function played(steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]) {
  const browsers: Review[] = PEOPLE.map(() => NOTHING)
  const unanswered = new Map<string, string>()
  const own = (by: number) => browsers[by] ?? NOTHING
  const pick = (by: number, which: number) => own(by).remarks[which % Math.max(1, own(by).remarks.length)]
  steps.forEach((one, index) => {
    if (one.act === 'take') return (browsers[one.by] = taken(own(one.by), own(one.from)))
    const text = `第 ${index} 句`
    const before = one.act === 'begin' ? undefined : pick(one.by, one.which)
    if (one.act !== 'begin' && !before) return
    // The model: who changes or deletes a remark has read all that stands in it.
    for (const { id } of before?.versions ?? []) unanswered.delete(id)
    const others = review(
      own(one.by).remarks.filter((each) => each !== before),
      own(one.by).deletions,
    )
    if (one.act === 'drop' && before) {
      browsers[one.by] = review(others.remarks, [...others.deletions, deletionOf(before)].sort(byId))
      return
    }
    const at = one.act === 'drop' ? EARLY : one.at
    const now = before
      ? editRemark(before, said(text, { changedAt: at }))
      : createRemark({ storyId: 'a--b' }, said(text, { changedAt: at }))
    for (const { id } of now.versions) unanswered.set(id, text)
    browsers[one.by] = review([...others.remarks, now].sort(byId), others.deletions)
  })
  return { browsers, unanswered: [...unanswered.values()].sort() }
}

test('three who exchange files in any order end with the same, and nothing that was said is lost', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const { browsers, unanswered } = played(steps)
      const [a, b, c] = browsers as [Review, Review, Review]
      const all = taken(taken(a, b), c)
      expect(textsOf(all)).toEqual(unanswered)
      expect(taken(taken(c, b), a)).toEqual(all)
      expect(taken(a, taken(b, c))).toEqual(all)
      expect(taken(taken(b, a), c)).toEqual(all)
      for (const each of [...browsers, all]) {
        expect(taken(all, each)).toEqual(all)
        expect(mergeRemarks(all, each)).toMatchObject({ changed: [], deletions: [], added: 0, renewed: 0 })
      }
    }),
    { numRuns: 60 },
  )
})
