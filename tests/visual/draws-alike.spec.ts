import { expect, test } from '@playwright/test'
import type { Approvals } from './approvals.ts'
import { aShot } from './a-shot.ts'
import { areAlike, samplesOf } from './draws-alike.ts'
import type { SheetEntry } from './sheets.ts'

const entries = Array.from({ length: 10 }, (_, index): SheetEntry => ({
  ...{ name: `design-system-${index}--playground.1280.light`, label: '', size: [10, 10] },
  ...{ box: { left: 0, top: 0, width: 10, height: 10 }, ground: 0, hash: `hash ${index}` },
}))
const placed = entries.map((entry) => ({ ...entry, left: 0, top: 0 }))
const sheet = { entries: placed, isLossless: true, file: Buffer.alloc(0) }
const approvals: Pick<Approvals, 'sheets'> = { sheets: new Map([['all.webp', sheet]]) }
const withOther = (count: number) =>
  entries.map((entry, index) => (index < count ? { ...entry, hash: 'other' } : entry))

test('a machine draws alike when all but a few of its pictures are the approved ones to the pixel', () => {
  expect([0, 2, 3, 10].map((count) => areAlike(withOther(count), approvals))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(areAlike([], approvals)).toBe(false)
  expect(areAlike(entries, { sheets: new Map() })).toBe(false)
})

test('thirty components are drawn to see it, each once', () => {
  const shots = Array.from({ length: 95 }, (_, index) => {
    const storyId = `design-system-${index}--playground`
    return [360, 1280].map((width) => aShot({ storyId, width, name: `${storyId}.${width}.light` }))
  }).flat()
  const samples = samplesOf(shots)
  expect(samples).toHaveLength(30)
  expect(new Set(samples.map(({ storyId }) => storyId)).size).toBe(30)
  expect(samplesOf(shots.slice(0, 2))).toHaveLength(1)
})
