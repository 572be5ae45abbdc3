import { expect, test } from 'vitest'
import { demo } from './banner.demo.ts'

test('X-51 each demonstration slide leads to a service of its own', () => {
  const links = demo.banner.map(({ linkUrl }) => linkUrl)
  expect(links).toEqual([
    '/map-surveying',
    '/data-annotation',
    '/government-services',
    '/industry-education',
    '/internet-bpo',
  ])
})
