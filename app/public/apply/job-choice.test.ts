import { expect, test } from 'vitest'
import { jobOfAddress, joinJob, splitJob } from './job-choice.ts'

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
