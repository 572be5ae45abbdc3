import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Picture, posterOf, type ShownAs } from './index.ts'

const sourcesOf = (name: string) =>
  [...(screen.getByRole('img', { name }).closest('picture')?.querySelectorAll('source') ?? [])].map(
    ({ type, srcset, sizes }) => ({ type, srcset, sizes }),
  )

test('a picture with variants offers AVIF, then WebP, then itself, and its measures keep its place', () => {
  render(<Picture src="/upload/a.jpg#1000x500v" alt="地块" shownAs="half" />)
  expect(sourcesOf('地块')).toEqual([
    {
      type: 'image/avif',
      srcset: '/upload/a-jpg_720.avif 720w, /upload/a-jpg_960.avif 960w, /upload/a-jpg_1000.avif 1000w',
      sizes: '(min-width: 1600px) 740px, (min-width: 1024px) 600px, 100vw',
    },
    {
      type: 'image/webp',
      srcset: '/upload/a-jpg_960.webp 960w, /upload/a-jpg_1000.webp 1000w',
      sizes: '(min-width: 1600px) 740px, (min-width: 1024px) 600px, 100vw',
    },
  ])
  const image = screen.getByRole('img', { name: '地块' })
  expect(image).toHaveAttribute('src', '/upload/a.jpg')
  expect(image).toHaveAttribute('width', '1000')
  expect(image).toHaveAttribute('height', '500')
})

test.each<[ShownAs, number[]]>([
  ['leaf', [320]],
  ['mark', [320, 480]],
  ['cell', [480, 720, 960]],
  ['card', [480, 720, 960]],
  ['half', [720, 960, 1280, 1920]],
  ['column', [720, 960, 1280, 1920]],
  ['page', [960, 1280, 1920]],
])('a picture shown as %s offers the widths that anybody can have use for', (shownAs, useful) => {
  render(<Picture src="/upload/a.jpg#4000x3000v" alt="地块" shownAs={shownAs} />)
  expect(sourcesOf('地块')[0]?.srcset).toBe(
    useful.map((width) => `/upload/a-jpg_${width}.avif ${width}w`).join(', '),
  )
})

test('a small picture is offered as wide as it is, whatever would be useful', () => {
  render(<Picture src="/upload/a.jpg#300x200v" alt="地块" shownAs="page" />)
  expect(sourcesOf('地块').map(({ srcset }) => srcset)).toEqual([
    '/upload/a-jpg_300.avif 300w',
    '/upload/a-jpg_300.webp 300w',
  ])
})

test.each([
  ['of which nothing is known', '/upload/a.jpg', '/upload/a.jpg'],
  ['without variants', '/upload/a.gif#90x45', '/upload/a.gif'],
  ['of another site', 'https://e.com/a.jpg#top', 'https://e.com/a.jpg#top'],
])('a picture %s is shown as it is', (_what, src, address) => {
  const { container } = render(<Picture src={src} alt="地块" />)
  expect(container.querySelector('picture')).toBeNull()
  expect(screen.getByRole('img', { name: '地块' })).toHaveAttribute('src', address)
})

test('pictures load once they are near; the first of all at once and before others', () => {
  render(
    <>
      <Picture src="/images/b.jpg" srcSet="/images/b-960.webp 960w" shownAs="page" alt="等高线" isPriority />
      <Picture src="/upload/a.jpg" alt="地块" />
    </>,
  )
  const first = screen.getByRole('img', { name: '等高线' })
  expect(first).toHaveAttribute('loading', 'eager')
  expect(first).toHaveAttribute('fetchpriority', 'high')
  expect(first).toHaveAttribute('srcset', '/images/b-960.webp 960w')
  expect(first).toHaveAttribute('sizes', '(min-width: 1024px) 100vw, max(100vw, 512px)')
  expect(screen.getByRole('img', { name: '地块' })).toHaveAttribute('loading', 'lazy')
})

test('a film shows one variant before it is played, or the picture itself', () => {
  expect(posterOf('/upload/a.jpg#1200x800v')).toBe('/upload/a-jpg_960.webp')
  expect(posterOf('/upload/a.jpg#600x400v')).toBe('/upload/a-jpg_600.webp')
  expect(posterOf('/upload/a.jpg#1200x800')).toBe('/upload/a.jpg')
  expect(posterOf('/images/a.jpg')).toBe('/images/a.jpg')
})
