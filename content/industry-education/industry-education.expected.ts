import { renamed, savedAndUpdated, type ListFacts } from '#tests/panels/list-facts.ts'
import {
  add,
  adminList,
  flag,
  line,
  order,
  paths,
  publicList,
  remove,
  saveSingle,
  seen,
  setStatus,
  sharedRead,
  text,
  update,
  type SpecifiedType,
} from '#tests/contract/specification/vocabulary.ts'

const industryEducation: SpecifiedType = {
  entity: 'IndustryEducation',
  area: 'industry-education',
  id: 'everybody',
  isSingle: true,
  fields: {
    title: seen(line('产教融合')),
    description: seen(text('与院校共建实训基地')),
    imageUrls: seen(paths(['/upload/education-a.webp'])),
    domesticImageUrls: seen(paths(['/upload/domestic-a.webp'])),
    overseasImageUrls: seen(paths(['/upload/overseas-a.webp'])),
    courseTitle: seen(line('课程共建')),
    courseDescription: seen(text('数据标注课程')),
    courseImageUrls: seen(paths(['/upload/course-a.webp'])),
    practiceTitle: seen(line('实习实训')),
    practiceDescription: seen(text('真实项目训练')),
    practiceImageUrls: seen(paths(['/upload/practice-a.webp'])),
  },
  calls: [
    sharedRead('C-013', 'GET /api/industry-education'),
    saveSingle('C-123', 'POST /api/industry-education/save'),
  ],
}

/** Success is truthy data, so a delete answers the id. Both lists are bare. */
const techServiceItem: SpecifiedType = {
  entity: 'TechServiceItem',
  area: 'tech-service-social-service',
  id: 'everybody',
  fields: {
    title: seen(line('技术服务', { required: true })),
    description: seen(text('面向社会的技术服务', { required: true })),
    imageUrls: seen(paths(['/upload/tech-a.webp'])),
    sortOrder: order(),
    status: flag(),
  },
  sortedBy: ['sortOrder'],
  shownWhile: ['status'],
  calls: [
    publicList('C-014', 'GET /api/tech-service-social-service/active', { shape: 'bare' }),
    adminList('C-052', 'GET /api/tech-service-social-service/', { shape: 'bare' }),
    add('C-127', 'POST /api/tech-service-social-service/save'),
    update('C-128', 'POST /api/tech-service-social-service/update'),
    remove('C-129', 'DELETE /api/tech-service-social-service/{id}', { answers: 'id only' }),
    setStatus('C-130', 'POST /api/tech-service-social-service/{id}/status?status='),
  ],
}

export const specifiedTypes: readonly SpecifiedType[] = [industryEducation, techServiceItem]

export const specifiedLists: readonly ListFacts[] = [
  {
    lines: { acts: 'A-167, A-175, A-190, A-319', form: 'A-422, A-368', load: 'A-625' },
    panel: 'service-industry',
    tab: '科技服务与社会服务',
    list: 'GET /api/tech-service-social-service/',
    noun: '科技服务与社会服务',
    named: ['标题', 'title'],
    refusals: ['请输入标题', '请输入描述'],
    ...renamed,
    ...savedAndUpdated('/api/tech-service-social-service'),
    loadFailure: '加载失败',
    hasCommonPicture: true,
  },
]
