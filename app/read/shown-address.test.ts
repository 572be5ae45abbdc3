import { expect, test } from 'vitest'
import type { CleanHtml } from '#contract/html-allow-list.ts'
import { variantFormats, variantName, widthsOf, type PictureFacts } from '#contract/files/picture-variants.ts'
import { formats, knownPicture, srcSetOf } from '#design-system/picture/index.ts'
import { shownAddress, withKnownPictures } from './shown-address.ts'

const known: Record<string, PictureFacts> = {
  'a.jpg': { width: 1000, height: 500, hasVariants: true },
  'b.gif': { width: 90, height: 45, hasVariants: false },
}
const factsOf = (name: string) => known[name]

test('an upload tells its measures and variants behind its address, all else is as it was', () => {
  expect(shownAddress('/upload/a.jpg', { factsOf })).toBe('/upload/a.jpg#1000x500v')
  expect(shownAddress('a.jpg', { factsOf })).toBe('/upload/a.jpg#1000x500v')
  expect(shownAddress('/upload/b.gif', { factsOf })).toBe('/upload/b.gif#90x45')
  expect(shownAddress('/upload/unknown.jpg', { factsOf })).toBe('/upload/unknown.jpg')
  expect(shownAddress('https://e.com/upload/a.jpg', { factsOf })).toBe('https://e.com/upload/a.jpg')
  expect(shownAddress('/images/a.jpg', { factsOf })).toBe('/images/a.jpg')
  expect(shownAddress('', { factsOf })).toBe('')
  expect(shownAddress('/upload/a.jpg', {})).toBe('/upload/a.jpg')
})

test('another host is believed to keep the pictures, but no variants', () => {
  const settings = { factsOf, assetBaseUrl: 'https://assets.example.com' }
  expect(shownAddress('/upload/a.jpg', settings)).toBe('https://assets.example.com/upload/a.jpg#1000x500')
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

test('pictures of a written text get their measures and variants', () => {
  const written = '<p>x</p><figure><img src="/upload/a.jpg" alt="甲" /></figure>' as CleanHtml
  const shown = withKnownPictures(written, { factsOf })
  expect(shown).toContain('<figure><picture><source type="image/avif" srcset="/upload/a-jpg_720.avif 720w, ')
  expect(shown).toContain(
    '<img src="/upload/a.jpg" alt="甲" width="1000" height="500" loading="lazy" decoding="async"></picture></figure>',
  )
})

test('what an administrator set of a picture in a text stays, and unknown ones are as they were', () => {
  const own = '<img alt="" src="/upload/b.gif" width="60" loading="eager" />' as CleanHtml
  expect(withKnownPictures(own, { factsOf })).toBe(
    '<img alt="" src="/upload/b.gif" width="60" loading="eager" decoding="async">',
  )
  const unknown = '<img src="/upload/c.jpg" alt="" /><img src="https://e.com/upload/a.jpg" />' as CleanHtml
  expect(withKnownPictures(unknown, { factsOf })).toBe(unknown)
  const spoken = '<p>src="/upload/a.jpg"</p>' as CleanHtml
  expect(withKnownPictures(spoken, { factsOf })).toBe(spoken)
})
