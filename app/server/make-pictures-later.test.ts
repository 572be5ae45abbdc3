import { expect, test } from 'vitest'
import type { Pictures } from '#contract/engine/backend.ts'
import { makePicturesLater } from './make-pictures-later.ts'

function picturesOf(missing: string[]) {
  const asked: string[] = []
  const pictures: Pictures = {
    factsOf: () => undefined,
    missing: async () => missing,
    async make(name) {
      asked.push(name)
      return true
    },
    end: async () => undefined,
  }
  return { pictures, asked }
}

test('every picture that has no variants is made, one after the other', async () => {
  const { pictures, asked } = picturesOf(['a.jpg', 'b.jpg', 'c.jpg'])
  makePicturesLater(pictures, 0)
  await expect.poll(() => asked).toEqual(['a.jpg', 'b.jpg', 'c.jpg'])
})
