import { expect, test } from 'vitest'
import { pageReaderOf } from '#tests/pages/read-of.ts'
import { loadIndustryEducation } from './load-industry-education.ts'

const ENTRY = 'GET /api/industry-education'
const SERVICES = 'GET /api/tech-service-social-service/active'

const record = {
  id: 1,
  title: '把产线搬进校园',
  description: '一起办专业。',
  imageUrls: ['/upload/campus.webp'],
  domesticImageUrls: ['/upload/a.webp'],
  overseasImageUrls: ['/upload/b.webp'],
  courseTitle: '课程共建',
  courseDescription: '活页教材。',
  courseImageUrls: ['/upload/c.webp'],
  practiceTitle: '实训',
  practiceDescription: '按产线布置。',
  practiceImageUrls: ['/upload/d.webp'],
}

test('P-162, P-163, P-164, P-165, P-166, P-432 the record brings every part of the page', async () => {
  const { entries } = await loadIndustryEducation(pageReaderOf({ [ENTRY]: record }))
  expect(entries).toEqual([
    {
      id: 1,
      title: '把产线搬进校园',
      description: '一起办专业。',
      pictures: ['/upload/campus.webp'],
      domesticPictures: ['/upload/a.webp'],
      overseasPictures: ['/upload/b.webp'],
      course: { title: '课程共建', description: '活页教材。', pictures: ['/upload/c.webp'] },
      practice: { title: '实训', description: '按产线布置。', pictures: ['/upload/d.webp'] },
    },
  ])
})

test('P-171, X-26 a list of records is as good as one, and a record without content is none', async () => {
  const second = { ...record, id: 2 }
  const several = await loadIndustryEducation(pageReaderOf({ [ENTRY]: [record, second] }))
  expect(several.entries.map(({ id }) => id)).toEqual([1, 2])
  const blank = await loadIndustryEducation(pageReaderOf({ [ENTRY]: { id: 1, title: '' } }))
  expect(blank.entries).toEqual([])
})

test('P-433, P-167 the services are the body itself, their pictures in any shape', async () => {
  const service = { id: 3, title: '志愿服务', description: '扫描与编目。' }
  const { services } = await loadIndustryEducation(
    pageReaderOf({
      [SERVICES]: [
        { ...service, imageUrls: ['/upload/a.webp'] },
        { ...service, id: 4, imageUrls: '["/upload/b.webp","c.webp"]' },
      ],
    }),
  )
  expect(services).toEqual([
    { ...service, pictures: ['/upload/a.webp'] },
    { ...service, id: 4, pictures: ['/upload/b.webp'] },
  ])
})
