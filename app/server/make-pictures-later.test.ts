import { expect, test, vi } from 'vitest'
import type { Pictures } from '#contract/engine/backend.ts'
import { noLock } from '#db/connection/cluster-lock/cluster-lock.ts'
import { makePicturesLater } from './make-pictures-later.ts'

function picturesOf(missing: () => Promise<string[]>) {
  const asked: string[] = []
  const pictures: Pictures = {
    factsOf: () => undefined,
    missing,
    async make(name) {
      asked.push(name)
      return true
    },
    onUrgentMade: () => undefined,
    end: async () => undefined,
  }
  return { pictures, asked, report: vi.fn() }
}

test('every picture that has no variants is made, one after the other', async () => {
  const { asked, ...parts } = picturesOf(async () => ['a.jpg', 'b.jpg', 'c.jpg'])
  makePicturesLater(parts, 0)
  await expect.poll(() => asked).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
})

test('what another instance is making is left to it', async () => {
  const missing = vi.fn(async () => ['a.jpg'])
  const withClusterLock = vi.fn(async () => undefined)
  makePicturesLater({ ...picturesOf(missing), withClusterLock }, 0)
  await expect.poll(() => withClusterLock.mock.calls.length).toBe(1)
  expect(missing).not.toHaveBeenCalled()
})

test('a folder that cannot be read is reported', async () => {
  const { asked: _asked, ...parts } = picturesOf(() => Promise.reject(new Error('no such folder')))
  makePicturesLater({ ...parts, withClusterLock: noLock }, 0)
  await expect
    .poll(() => parts.report.mock.calls)
    .toEqual([['缺少的图片缩小版未能补齐', { error: 'Error: no such folder' }, 'warn']])
})
