import { beforeEach, expect, test } from 'vitest'
import { addressOf, saveInAddress, saveRecordInAddress, openInAddress, readAddress } from './address.ts'

beforeEach(() => openInAddress(''))

test('A-017 the open panel and its look stand behind # (X-85)', () => {
  openInAddress('contact')
  saveInAddress({ page: '2', keyword: '张 三&' })
  expect(window.location.hash).toBe('#contact?page=2&keyword=%E5%BC%A0+%E4%B8%89%26')
  const { panel, look } = readAddress()
  expect([panel, ...look]).toEqual(['contact', ['page', '2'], ['keyword', '张 三&']])
})

test('what is not narrowed does not stand in the address, and another panel opens without the look of this one', () => {
  openInAddress('contact')
  saveInAddress({ page: '2', tab: 'a' })
  saveInAddress({ page: '' })
  expect(window.location.hash).toBe('#contact?tab=a')
  openInAddress('banner')
  expect(window.location.hash).toBe('#banner')
  openInAddress('')
  expect(window.location.href).not.toContain('#')
})

test('the open record stands behind its panel, whatever else changes, until another panel opens (X-85)', () => {
  openInAddress('news')
  saveRecordInAddress(12)
  saveInAddress({ page: '2' })
  expect(window.location.hash).toBe('#news/12?page=2')
  expect(readAddress()).toMatchObject({ panel: 'news', record: 12 })
  saveRecordInAddress(undefined)
  expect(window.location.hash).toBe('#news?page=2')
  saveRecordInAddress(12)
  openInAddress('banner')
  expect(window.location.hash).toBe('#banner')
  expect(addressOf({ panel: 'news', record: 3, look: new URLSearchParams({ tab: 'a' }) })).toBe(
    '#news/3?tab=a',
  )
})

test.each(['#news/abc', '#news/0', '#news/-1', '#news/1e3', '#news/', '#news/99999999999999999'])(
  '%s names no record',
  (hash) => {
    window.location.hash = hash
    expect(readAddress()).toMatchObject({ panel: 'news', record: undefined })
  },
)

test('A-061 the annotation platform is also called label', () => {
  openInAddress('label')
  expect(readAddress().panel).toBe('annotation-platform')
  openInAddress('')
})
