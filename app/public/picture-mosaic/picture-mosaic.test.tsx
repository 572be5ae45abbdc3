import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { shownWidths } from '#design-system/picture/index.ts'
import { PictureMosaic } from './picture-mosaic.tsx'

const addresses = (count: number) =>
  Array.from({ length: count }, (_unused, index) => `/upload/${index}.webp`)

test('every picture of a list of addresses is shown, numbered under the gallery’s name', () => {
  render(<PictureMosaic label="测绘作业" pictures={addresses(5)} />)
  const pictures = within(screen.getByRole('list', { name: '测绘作业' })).getAllByRole('img')
  expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual([
    '测绘作业 1',
    '测绘作业 2',
    '测绘作业 3',
    '测绘作业 4',
    '测绘作业 5',
  ])
})

test('pictures keep their own words', () => {
  render(<PictureMosaic label="模块" pictures={[{ id: 1, src: '/upload/a.webp', title: '采样' }]} />)
  expect(screen.getByRole('img', { name: '采样' })).toBeInTheDocument()
})

test('without pictures there is no gallery', () => {
  render(<PictureMosaic label="模块" pictures={[]} />)
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})

test.each([
  [1, ['page']],
  [4, ['half', 'half', 'half', 'half']],
  [5, ['column', 'cell', 'cell', 'cell', 'cell']],
  [6, ['column', 'cell', 'cell', 'cell', 'cell', 'cell']],
  [7, ['page', 'cell', 'cell', 'cell', 'cell', 'cell', 'cell']],
] as const)('of %i pictures each says as wide as its cell is', (count, wanted) => {
  const known = addresses(count).map((address) => `${address}#1600x1000v`)
  const { container } = render(<PictureMosaic label="模块" pictures={known} />)
  const sources = [...container.querySelectorAll('source[type="image/avif"]')]
  expect(sources.map((source) => source.getAttribute('sizes'))).toEqual(
    wanted.map((shownAs) => shownWidths[shownAs].sizes),
  )
})
