import { expect, test } from 'vitest'
import { serviceRouteOf, serviceRoutes } from './services.ts'

test('P-073…P-078 the six services and their pages', () => {
  expect(serviceRoutes.map(({ path }) => path)).toEqual([
    '/government-services',
    '/data-annotation',
    '/data-collection',
    '/internet-bpo',
    '/map-surveying',
    '/industry-education',
  ])
})

test.each([
  ['政府数据治理', '/government-services'],
  ['智能标注服务', '/data-annotation'],
  ['多模态采集', '/data-collection'],
  ['互联网bpo', '/internet-bpo'],
  ['测绘地理信息', '/map-surveying'],
  ['产教融合', '/industry-education'],
  ['职业教育', '/industry-education'],
  ['其他服务', '/services'],
])('P-095 the card of a loaded service %s leads to %s', (title, path) => {
  expect(serviceRouteOf(title)).toBe(path)
})
