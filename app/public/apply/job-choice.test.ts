import { expect, test } from 'vitest'
import { applyAddress } from '#app/public/contact/jobs/job.ts'
import { jobOfAddress, joinJob, postingOf, splitJob } from './job-choice.ts'

test('P-248 title and location come from the address, a bare location is no posting', () => {
  const search = new URLSearchParams({ title: ' 标注员 ', location: '扬州' })
  expect(jobOfAddress(search)).toEqual({ jobTitle: '标注员', jobLocation: '扬州' })
  expect(jobOfAddress(new URLSearchParams({ location: '扬州' }))).toBeNull()
  expect(jobOfAddress(new URLSearchParams({ title: '长'.repeat(300) }))?.jobTitle).toHaveLength(255)
})

test('a posting survives its way through one form value', () => {
  const job = { jobTitle: '质检／复核', jobLocation: '淮南-山南' }
  expect(splitJob(joinJob(job))).toEqual(job)
  expect(splitJob('')).toEqual({ jobTitle: '', jobLocation: '' })
})

test.each(['质检／复核', '质检/复核', 'C++ & 点云 #1', '100% 驻场？'])(
  'P-248, X-15 the posting %j is known again by its own link',
  (jobTitle) => {
    const posting = { jobTitle, jobLocation: '合肥' }
    const { searchParams } = new URL(applyAddress(posting), 'https://site.test')
    expect(postingOf(jobOfAddress(searchParams), [posting])).toBe(posting)
  },
)

test('a location of the address that holds a divider takes no part of the title along', () => {
  const given = jobOfAddress(new URLSearchParams({ title: '质检／复核', location: '合肥／扬州' }))!
  expect(splitJob(joinJob(given))).toEqual({ jobTitle: '质检／复核', jobLocation: '合肥/扬州' })
})
