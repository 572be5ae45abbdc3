import { expect, test } from 'vitest'
import { keepFew } from './keep-few.ts'

test('what is kept is not made again; what was asked for longest ago goes first', async () => {
  const made: string[] = []
  const kept = keepFew<Promise<string>>(2)
  const ask = (key: string) =>
    kept.get(key, () => {
      made.push(key)
      return Promise.resolve(key)
    })
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('what failed is made again', async () => {
  const kept = keepFew<Promise<string>>(2)
  await expect(kept.get('a', () => Promise.reject(new Error('torn')))).rejects.toThrow('torn')
  expect(kept.has('a')).toBe(false)
  await expect(kept.get('a', () => Promise.resolve('whole'))).resolves.toBe('whole')
})
