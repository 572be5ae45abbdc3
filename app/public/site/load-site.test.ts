import { expect, test } from 'vitest'
import { FIRST_DAY } from '#contract/shared/first-day.ts'
import { pageReaderOf } from '#tests/pages/read-of.ts'
import { loadSite } from './load-site.ts'

const READ = 'GET /api/site-settings'
const TODAY = '2026-11-25'
const mourning = { title: '国家公祭日', look: 'mourning', from: '2026-12-13', until: '2026-12-13' }
const spring = { title: '春节', look: 'spring', from: '2026-12-01', until: '2026-12-31' }
const lookOn = async (today: string, ...days: object[]) =>
  (await loadSite(pageReaderOf({ [READ]: { days } }), today)).look

test('S-005 what administrators left empty, or never saved, is as the site has it itself', async () => {
  const { site } = await loadSite(pageReaderOf({ [READ]: { phone: '0551-12345678', email: '' } }), TODAY)
  expect(site).toMatchObject({
    phone: '0551-12345678',
    email: 'contact@example.com',
    icpNumber: '皖ICP备00000000号',
    securityNumber: '',
    privacyVersion: '2026-12',
  })
  expect((await loadSite(pageReaderOf({ [READ]: null }), TODAY)).site.phone).toBe('0551-00000000')
})

test('S-005 a failed read leaves the site on its defaults and is logged', async () => {
  const read = pageReaderOf({})
  const { site, look } = await loadSite(read, TODAY)
  expect([site.phone, look]).toEqual(['0551-00000000', undefined])
  expect(read.failures).toEqual(['加载站点设置失败'])
})

test('a scheduled look holds from its first to its last day, and ends by itself', async () => {
  expect(await lookOn('2026-12-12', mourning)).toBeUndefined()
  expect(await lookOn('2026-12-13', mourning)).toBe('mourning')
  expect(await lookOn('2026-12-14', mourning)).toBeUndefined()
})

test('days from before the contract’s first day dress nothing, whatever their last day is', async () => {
  const from = (day: string) => lookOn('2026-11-29', { ...mourning, from: day })
  expect(await from('0026-12-13')).toBeUndefined()
  const dayBefore = new Date(Date.parse(FIRST_DAY) - 86_400_000).toISOString().slice(0, 10)
  expect(await from(dayBefore)).toBeUndefined()
  expect(await from(FIRST_DAY)).toBe('mourning')
})

test('mourning goes before a holiday that it falls into', async () => {
  expect(await lookOn('2026-12-12', spring, mourning)).toBe('spring')
  expect(await lookOn('2026-12-13', spring, mourning)).toBe('mourning')
})
