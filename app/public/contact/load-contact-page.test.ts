import { expect, test } from 'vitest'
import { pageReaderOf } from '#tests/pages/read-of.ts'
import { loadContactPage } from './load-contact-page.ts'

const ABOUT = 'GET /api/about'
const JOBS = 'GET /api/recruitment/list'
const BASES = 'GET /api/base/list'

test('P-225 the about record replaces the company details it has', async () => {
  const read = pageReaderOf({ [ABOUT]: { address: '合肥市新址', phone: '', email: null } })
  const { contact } = await loadContactPage(read)
  expect(contact).toEqual({ address: '合肥市新址', phone: '0551-00000000', email: 'contact@example.com' })
})

test('P-441, P-339, P-243 postings come as plain texts, with a tag row that stays empty', async () => {
  const posting = {
    id: 4,
    jobTitle: '标注员',
    jobLocation: '扬州',
    jobDescription: '标注点云',
    serviceMode: null,
    jobSource: '',
  }
  const { jobs } = await loadContactPage(pageReaderOf({ [JOBS]: [posting] }))
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
  const loaded = await loadContactPage(pageReaderOf({ [BASES]: bases }))
  expect(loaded.bases.map(({ coordinates }) => coordinates)).toEqual([
    { longitude: 117.34, latitude: 31.9 },
    { longitude: 119.4, latitude: 32.39 },
    undefined,
    undefined,
  ])
})

test('X-22 there is a map only with a key, and the key does not leave the server', async () => {
  const without = await loadContactPage(pageReaderOf({}))
  expect(without.hasMap).toBe(false)
  const settings = { map: { key: 'secret-key', securityCode: 'code' } }
  const withKey = await loadContactPage(pageReaderOf({}), settings)
  expect(withKey.hasMap).toBe(true)
  expect(JSON.stringify(withKey)).not.toContain('secret-key')
})
