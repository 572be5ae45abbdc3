import { expect, test } from 'vitest'
import { pageReaderOf } from '#tests/pages/read-of.ts'
import { loadGovernmentServices } from './load-government-services.ts'

const picture = { id: 3, title: '采样', description: '分层', imageUrl: '/upload/pit.webp' }
const module = { id: 7, title: '土壤普查', description: '从样点到成果' }

test('P-126, P-127, P-426 modules come with their pictures; one without a file is none', async () => {
  const galleries = [picture, { ...picture, id: 4, imageUrl: '' }]
  const read = pageReaderOf({ 'GET /api/government-service/modules': [{ ...module, galleries }] })
  expect((await loadGovernmentServices(read)).modules).toEqual([
    { ...module, pictures: [{ id: 3, title: '采样', description: '分层', src: '/upload/pit.webp' }] },
  ])
})
