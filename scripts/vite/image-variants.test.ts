import { expect, test } from 'vitest'
import { ownPicturesIn, withVariants } from './image-variants-plugin.ts'

const module = [
  `picture: '/images/cases.webp#1600x534',`,
  `imageUrl: "/images/banner1.jpg#1920x1080",`,
  `logo: '/images/security-filing.svg', share: '/images/share.jpg', other: '/upload/a.webp#10x10',`,
  `// such as /images/share.webp#1600x534`,
].join('\n')

test('the site’s own pictures tell of their variants, and nothing else of a module changes', () => {
  expect(withVariants(module)).toBe(module.replace(`534',`, `534v',`).replace(`1080",`, `1080v",`))
})

test('each of them is drawn once', () => {
  expect([...ownPicturesIn([module, module])]).toEqual([
    ['cases.webp', 1600],
    ['banner1.jpg', 1920],
  ])
})
