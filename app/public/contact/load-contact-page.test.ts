import { expect, test, vi } from 'vitest'
import type { Ask } from '#contract/ask/ask.ts'
import { loadContactPage } from './load-contact-page.ts'

/** Answers by line; a call that is not listed fails. */
function answering(answers: Record<string, unknown>): Ask {
  return (async (line: string) => {
    if (line in answers) return answers[line]
    throw new Error(`${line} failed`)
  }) as Ask
}

const ABOUT = 'GET /api/about'
const JOBS = 'GET /api/recruitment/list'
const BASES = 'GET /api/base/list'

test('P-224, P-424 the banner takes its texts from the page config', async () => {
  const ask = vi.fn(
    answering({ 'GET /api/page-config/{page}': { title: '找到我们', backgroundImage: '/upload/a.webp' } }),
  )
  const { texts } = await loadContactPage(ask as Ask, { report: vi.fn() })
  expect(ask).toHaveBeenCalledWith('GET /api/page-config/{page}', { page: 'contact' })
  expect(texts).toMatchObject({
    title: '找到我们',
    backgroundImage: '/upload/a.webp',
    subtitle: '说说您手上的数据',
  })
})

test('P-225 the about record replaces the company details it has', async () => {
  const ask = answering({ [ABOUT]: { address: '合肥市新址', phone: '', email: null } })
  const { contact } = await loadContactPage(ask, { report: vi.fn() })
  expect(contact).toEqual({ address: '合肥市新址', phone: '0551-00000000', email: 'contact@example.com' })
})

test('P-441, P-339, P-243 postings come as plain texts, with a tag row that stays empty', async () => {
  const posting = {
    id: 4,
    jobTitle: '标注员',
    jobLocation: '扬州',
    jobDescription: '标注点云',
    serviceMode: null,
  }
  const { jobs } = await loadContactPage(answering({ [JOBS]: [posting] }), { report: vi.fn() })
  expect(jobs).toEqual([
    {
      id: 4,
      jobTitle: '标注员',
      jobLocation: '扬州',
      jobDescription: '标注点云',
      genderRequirement: '',
      ageRequirement: '',
      jobCategory: '',
      serviceMode: '',
      servicePeriod: '',
      trainingPeriod: '',
      basicQualities: '',
      professionalSkills: '',
      jobRequirements: '',
      jobSource: '',
      tags: [],
    },
  ])
})

test('P-440, P-332, P-333 coordinates come in two fields or in one; none, or two zeros, are none', async () => {
  const bases = [
    { id: 1, name: '甲', longitude: '117.34', latitude: 31.9 },
    { id: 2, name: '乙', location: { lng: 119.4, lat: '32.39' } },
    { id: 3, name: '丙', longitude: null, latitude: null },
    { id: 4, name: '丁', longitude: 0, latitude: 0 },
  ]
  const loaded = await loadContactPage(answering({ [BASES]: bases }), { report: vi.fn() })
  expect(loaded.bases.map(({ coordinates }) => coordinates)).toEqual([
    { longitude: 117.34, latitude: 31.9 },
    { longitude: 119.4, latitude: 32.39 },
    undefined,
    undefined,
  ])
})

test('P-465, P-467, P-470, P-334, P-335, P-336, P-337 with every load failing the defaults and the four built-in bases stay, and each failure is logged', async () => {
  const report = vi.fn()
  const loaded = await loadContactPage(answering({}), { report })
  expect(loaded.jobs).toBeNull()
  expect(loaded.bases.map(({ id }) => id)).toEqual(['hefei', 'yangzhou', 'shannan', 'shanbei'])
  expect(loaded.texts.title).toBe('联系我们')
  expect(report.mock.calls.map(([sentence]) => sentence).sort()).toEqual([
    '加载关于我们失败',
    '加载基地列表失败',
    '加载小程序二维码配置失败',
    '加载微信二维码配置失败',
    '加载招聘信息失败',
    '加载页面配置失败',
  ])
})

test('X-22 there is a map only with a key, and the key does not leave the server', async () => {
  const without = await loadContactPage(answering({}), { report: vi.fn() })
  expect(without.hasMap).toBe(false)
  const settings = { report: vi.fn(), map: { key: 'secret-key', securityCode: 'code' } }
  const withKey = await loadContactPage(answering({}), settings)
  expect(withKey.hasMap).toBe(true)
  expect(JSON.stringify(withKey)).not.toContain('secret-key')
})
