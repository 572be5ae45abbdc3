import { expect, test } from 'vitest'
import { readOf } from '#tests/pages/read-of.ts'
import { loadSite } from './load-site.ts'

const READ = 'GET /api/site-settings'
const noon = (day: string) => new Date(`${day}T04:00:00.000Z`)
const mourning = { title: '国家公祭日', look: 'mourning', from: '2026-12-13', until: '2026-12-13' }
const spring = { title: '春节', look: 'spring', from: '2026-12-01', until: '2026-12-31' }
const lookAt = async (moment: Date, ...days: object[]) =>
  (await loadSite(readOf({ [READ]: { days } }), moment)).look

test('S-005 what administrators left empty, or never saved, is as the site has it itself', async () => {
  const { site } = await loadSite(readOf({ [READ]: { phone: '0551-12345678', email: '' } }))
  expect(site).toMatchObject({
    phone: '0551-12345678',
    email: 'contact@example.com',
    icpNumber: '皖ICP备00000000号',
    securityNumber: '',
    privacyVersion: '2026-11',
  })
  expect((await loadSite(readOf({ [READ]: null }))).site.phone).toBe('0551-00000000')
})

test('S-005 a failed read leaves the site on its defaults and is logged', async () => {
  const read = readOf({})
  const { site, look } = await loadSite(read)
  expect([site.phone, look]).toEqual(['0551-00000000', undefined])
  expect(read.failures).toEqual(['加载站点设置失败'])
})

test('a scheduled look holds from the first to the last moment of its days in Shanghai, and ends by itself', async () => {
  expect(await lookAt(new Date('2026-12-12T15:59:59.999Z'), mourning)).toBeUndefined()
  expect(await lookAt(new Date('2026-12-12T16:00:00.000Z'), mourning)).toBe('mourning')
  expect(await lookAt(new Date('2026-12-13T15:59:59.999Z'), mourning)).toBe('mourning')
  expect(await lookAt(new Date('2026-12-13T16:00:00.000Z'), mourning)).toBeUndefined()
})

test('mourning goes before a holiday that it falls into', async () => {
  expect(await lookAt(noon('2026-12-12'), spring, mourning)).toBe('spring')
  expect(await lookAt(noon('2026-12-13'), spring, mourning)).toBe('mourning')
})
