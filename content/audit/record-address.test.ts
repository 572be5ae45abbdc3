import { expect, test } from 'vitest'
import { recordAddress } from './record-address.ts'

test('X-85 a record is reached through its panel, in its tab where the panel has several types', () => {
  expect(recordAddress('banner', 12)).toEqual({ href: '#banner/12', title: '轮播图管理' })
  expect(recordAddress('soil-case', 3)?.href).toBe('#case-soil-submission/3?tab=soil-case')
  expect(recordAddress('government-module', 2)?.href).toBe('#service-government/2?tab=government-module')
  expect(recordAddress('contact-message', 5)?.href).toBe('#contact/5')
})

test('X-85 what has no list of its own is reached without its number', () => {
  expect(recordAddress('gallery-image', 7)?.href).toBe('#service-government?tab=gallery-image')
  expect(recordAddress('about', 1)?.href).toBe('#about-content')
})

test('what no panel keeps has no address', () => {
  expect(recordAddress('account', 1)).toBeUndefined()
  expect(recordAddress('upload', 1)).toBeUndefined()
  expect(recordAddress('greeting-card', 1)).toBeUndefined()
  expect(recordAddress('toString', 1)).toBeUndefined()
})
