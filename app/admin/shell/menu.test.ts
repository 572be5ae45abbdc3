import { expect, test } from 'vitest'
import { menuItems } from '#content/registry/menus.generated.ts'
import { isMenuKey, titles } from './menu.ts'

test('A-010, A-052…A-092, A-099, A-100 the menu has every key of the specification, those of X-28, and the journal of X-82', () => {
  expect(Object.keys(titles)).toEqual(
    expect.arrayContaining([
      'dashboard',
      'banner',
      'service',
      'service-government',
      'service-data',
      'service-collection',
      'service-bpo',
      'service-map',
      'service-industry',
      'page-config',
      'audit',
      'annotation-platform',
      'partner',
      'news',
      'contact-management',
      'contact',
      'recruitment',
      'application',
      'base',
      'about',
      'about-content',
      'enterprise-honors',
      'software-copyright',
      'qualification-certification',
      'leadership-care',
      'wechat-qr-config',
      'core-member',
      'case',
      'case-government',
      'case-soil-submission',
      'case-land-extension',
      'case-natural-disaster',
      'case-data',
      'case-data-large-model',
      'case-data-autonomous-driving',
      'case-data-image-video',
      'case-data-content-relevance',
      'case-data-multilingual-text',
      'case-data-multilingual-speech',
      'case-map',
      'case-map-making',
      'case-urban-planning',
      'case-environment-protection',
      'case-resource-management',
      'case-industry',
      'case-industry-shenzhen',
      'case-industry-guangzhou',
      'case-industry-jiangxi',
    ]),
  )
})

test('A-093, X-06 the three colleges are called by their places until their names are known', () => {
  const colleges = ['case-industry-shenzhen', 'case-industry-guangzhou', 'case-industry-jiangxi'] as const
  expect(colleges.map((key) => titles[key])).toEqual(['深圳合作院校', '广州合作院校', '江西合作院校'])
})

test('a remembered key that is no longer in the menu is not one', () => {
  expect(isMenuKey('banner')).toBe(true)
  expect(isMenuKey('toString')).toBe(false)
  expect(isMenuKey(null)).toBe(false)
})

test('every entry that a folder of content/ declares stands in the menu, under a heading or a group that exists', () => {
  expect(Object.keys(titles).toSorted()).toEqual(menuItems.map(({ key }) => key).toSorted())
})
