import { expect, test } from 'vitest'
import type { CleanHtml } from '#contract/shared/html-allow-list.ts'
import type { PictureFacts } from '#contract/engine/backend.ts'
import { variantFormats, variantName, widthsOf } from '#contract/files/picture-variants.ts'
import { formats, knownPicture, srcSetOf } from '#design-system/picture/index.ts'
import { displayAddress, withPictureSizes } from './display-address.ts'

const known: Record<string, PictureFacts> = {
  'a.jpg': { width: 1000, height: 500, hasVariants: true },
  'b.gif': { width: 90, height: 45, hasVariants: false },
}
const factsOf = (name: string) => known[name]

test('an upload tells its measures and variants behind its address, all else is as it was', () => {
  expect(displayAddress('/upload/a.jpg', { factsOf })).toBe('/upload/a.jpg#1000x500v')
  expect(displayAddress('a.jpg', { factsOf })).toBe('/upload/a.jpg#1000x500v')
  expect(displayAddress('/upload/b.gif', { factsOf })).toBe('/upload/b.gif#90x45')
  expect(displayAddress('/upload/unknown.jpg', { factsOf })).toBe('/upload/unknown.jpg')
  expect(displayAddress('https://e.com/upload/a.jpg', { factsOf })).toBe('https://e.com/upload/a.jpg')
  expect(displayAddress('/images/a.jpg', { factsOf })).toBe('/images/a.jpg')
  expect(displayAddress('', { factsOf })).toBe('')
  expect(displayAddress('/upload/a.jpg', {})).toBe('/upload/a.jpg')
})

test('another host is believed to keep the pictures, but no variants', () => {
  const settings = { factsOf, assetBaseUrl: 'https://assets.example.com' }
  expect(displayAddress('/upload/a.jpg', settings)).toBe('https://assets.example.com/upload/a.jpg#1000x500')
})

test.each([1, 64, 320, 321, 700, 1000, 1280, 1919, 1920, 4000])(
  'what is offered of a picture %s px wide is what is made of it',
  (width) => {
    const picture = knownPicture(`/upload/a-b_1.webp#${width}x500v`)
    expect(formats).toEqual(variantFormats)
    for (const format of formats)
      expect(srcSetOf(picture, format, { least: 0, most: 1920 })).toBe(
        widthsOf(width, format)
          .map((each) => `/upload/${variantName('a-b_1.webp', each, format)} ${each}w`)
          .join(', '),
      )
  },
)

test('uploaded pictures of a written text tell the same, and nothing else of it changes', () => {
  const written =
    '<p>src="/upload/a.jpg"</p><img alt="甲" src="/upload/a.jpg" /><img src="/upload/c.jpg" /><img src="https://e.com/upload/a.jpg" />'
  expect(withPictureSizes(written as CleanHtml, { factsOf })).toBe(
    '<p>src="/upload/a.jpg"</p><img alt="甲" src="/upload/a.jpg#1000x500v" /><img src="/upload/c.jpg" /><img src="https://e.com/upload/a.jpg" />',
  )
})
