import { expect, test } from 'vitest'
import { factsName, originalOf, readFactsName, variantName, widthsOf } from './picture-variants.ts'

test('a variant is never wider than its original nor than any page', () => {
  expect(widthsOf(4000, 'avif')).toEqual([320, 480, 720, 960, 1280, 1920])
  expect(widthsOf(4000, 'webp')).toEqual([480, 960, 1920])
  expect(widthsOf(1000, 'avif')).toEqual([320, 480, 720, 960, 1000])
  expect(widthsOf(720, 'avif')).toEqual([320, 480, 720])
  expect(widthsOf(64, 'webp')).toEqual([64])
})

test('the name of a variant tells its original', () => {
  expect(variantName('demo-banner-survey.webp', 960, 'avif')).toBe('demo-banner-survey-webp_960.avif')
  expect(originalOf('demo-banner-survey-webp_960.avif')).toBe('demo-banner-survey.webp')
  expect(originalOf(variantName('0a1b.jpg', 320, 'webp'))).toBe('0a1b.jpg')
})

test.each([
  'photo.jpg',
  'a-jpg_960.png',
  'a-jpg_960',
  'a-svg_960.avif',
  'a-jpg_wide.webp',
  '../a-jpg_960.avif',
  '',
])('%s is no variant', (name) => {
  expect(originalOf(name)).toBeUndefined()
})

test('facts are read from the name that keeps them, and from no other', () => {
  const facts = { width: 1920, height: 1080, hasVariants: true }
  expect(factsName('0a1b.jpg', facts)).toBe('0a1b-jpg_1920x1080.made')
  expect(readFactsName('0a1b-jpg_1920x1080.made')).toEqual({ original: '0a1b.jpg', facts })
  expect(readFactsName('0a1b-gif_90x45.none')?.facts.hasVariants).toBe(false)
  expect(readFactsName('0a1b-jpg_960.avif')).toBeUndefined()
})
