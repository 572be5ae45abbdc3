import { expect, test } from 'vitest'
import { withVariants } from './with-variants.ts'

test('pictures of a text get their measures and variants, and load once they are near', () => {
  expect(withVariants('<figure><img src="/upload/a.jpg#1000x500v" alt="甲" /></figure>')).toBe(
    '<figure><picture>' +
      '<source type="image/avif" srcset="/upload/a-jpg_720.avif 720w, /upload/a-jpg_960.avif 960w, /upload/a-jpg_1000.avif 1000w" sizes="(min-width: 1024px) 960px, 100vw">' +
      '<source type="image/webp" srcset="/upload/a-jpg_960.webp 960w, /upload/a-jpg_1000.webp 1000w" sizes="(min-width: 1024px) 960px, 100vw">' +
      '<img src="/upload/a.jpg" alt="甲" width="1000" height="500" loading="lazy" decoding="async">' +
      '</picture></figure>',
  )
})

test('what was set of a picture stays', () => {
  expect(withVariants('<img alt="" src="/upload/b.gif#90x45" width="60" loading="eager" />')).toBe(
    '<img alt="" src="/upload/b.gif" width="60" loading="eager" decoding="async">',
  )
})

test.each([
  '<p>src="/upload/a.jpg#1000x500v"</p>',
  '<img src="/upload/c.jpg" alt="" />',
  '<img src="https://e.com/a.jpg#top" alt="" />',
])('%s is as it was', (html) => {
  expect(withVariants(html)).toBe(html)
})
