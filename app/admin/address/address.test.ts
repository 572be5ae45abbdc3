import { beforeEach, expect, test } from 'vitest'
import { keepInAddress, openInAddress, openRecordInAddress, readAddress } from './address.ts'

beforeEach(() => openInAddress(''))

test('the open panel and its look stand behind # (X-85)', () => {
  openInAddress('contact')
  keepInAddress({ page: '2', keyword: '张 三&' })
  expect(window.location.hash).toBe('#contact?page=2&keyword=%E5%BC%A0+%E4%B8%89%26')
  const { panel, look } = readAddress()
  expect([panel, ...look]).toEqual(['contact', ['page', '2'], ['keyword', '张 三&']])
})

test('what is not narrowed does not stand in the address, and another panel opens without the look of this one', () => {
  openInAddress('contact')
  keepInAddress({ page: '2', tab: 'a' })
  keepInAddress({ page: '' })
  expect(window.location.hash).toBe('#contact?tab=a')
  openInAddress('banner')
  expect(window.location.hash).toBe('#banner')
  openInAddress('')
  expect(window.location.href).not.toContain('#')
})

test('X-85 the open record stands behind its panel, and how the panel is looked at behind both', () => {
  openInAddress('news')
  openRecordInAddress('12')
  expect(window.location.hash).toBe('#news/12')
  keepInAddress({ page: '2' })
  expect(window.location.hash).toBe('#news/12?page=2')
  const { panel, record } = readAddress()
  expect([panel, record]).toEqual(['news', '12'])
  openRecordInAddress('')
  expect(window.location.hash).toBe('#news?page=2')
})
