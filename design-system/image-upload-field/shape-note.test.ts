import { expect, test } from 'vitest'
import { shapeNote } from './shape-note.ts'

test.each([
  [800, 400, 'cover', undefined],
  [1600, 810, 'cover', undefined],
  [800, 800, 'cover', '这张图片是 800×800，网站上按 2:1 显示：上下各裁去约 25%，重要内容请放在中间'],
  [1600, 400, 'cover', '这张图片是 1600×400，网站上按 2:1 显示：左右各裁去约 25%，重要内容请放在中间'],
  [200, 200, 'contain', '这张图片是 200×200，网站上按 2:1 显示：图片完整保留，左右留白'],
  [600, 100, 'contain', '这张图片是 600×100，网站上按 2:1 显示：图片完整保留，上下留白'],
  [0, 0, 'cover', undefined],
] as const)('A-418, A-419 a picture of %i by %i in a frame of 2:1, %s', (width, height, fit, note) => {
  expect(shapeNote({ width, height }, '2 / 1', fit)).toBe(note)
})
