import {
  add,
  adminList,
  flag,
  line,
  order,
  path,
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
} from './vocabulary.ts'

const mapSurveying: SpecifiedType = {
  entity: 'MapSurveying',
  area: 'map-surveying',
  id: 'nobody',
  isSingle: true,
  fields: {
    title: seen(line('地图测绘')),
    description: seen(text('高精度地图生产')),
    imageUrls: seen(paths(['/upload/map-a.webp'])),
  },
  calls: [
    sharedRead('C-010', 'GET /api/map-surveying/'),
    saveSingle('C-124', 'POST /api/map-surveying/save'),
  ],
}

const techAdvantage: SpecifiedType = {
  entity: 'TechAdvantage',
  area: 'map-surveying-tech-advantages',
  id: 'everybody',
  fields: {
    title: seen(line('倾斜摄影', { required: '请输入技术名称' })),
    category: seen(line('航测', { required: true })),
    description: seen(text('厘米级实景三维', { required: true })),
    imageUrl: seen(path('/upload/advantage-a.webp')),
    sortOrder: order({ max: 999 }),
    status: flag(),
  },
  sortedBy: ['sortOrder'],
  shownWhile: ['status'],
  calls: [
    publicList('C-011', 'GET /api/map-surveying-tech-advantages/active'),
    adminList('C-050', 'GET /api/map-surveying-tech-advantages/'),
    add('C-131', 'POST /api/map-surveying-tech-advantages/save'),
    update('C-132', 'POST /api/map-surveying-tech-advantages/update'),
    remove('C-133', 'DELETE /api/map-surveying-tech-advantages/{id}'),
    setStatus('C-134', 'POST /api/map-surveying-tech-advantages/{id}/status?status='),
  ],
}

const typicalApplication: SpecifiedType = {
  entity: 'TypicalApplication',
  area: 'map-surveying-applications',
  id: 'everybody',
  fields: {
    title: seen(line('国土调查', { required: true })),
    category: seen(line('自然资源', { required: true })),
    description: seen(text('年度变更调查', { required: true })),
    imageUrl: seen(path('/upload/application-a.webp')),
    sortOrder: order({ max: 999 }),
    status: flag(),
  },
  sortedBy: ['sortOrder'],
  shownWhile: ['status'],
  calls: [
    publicList('C-012', 'GET /api/map-surveying-applications/active'),
    adminList('C-051', 'GET /api/map-surveying-applications/'),
    add('C-135', 'POST /api/map-surveying-applications/save'),
    update('C-136', 'POST /api/map-surveying-applications/update'),
    remove('C-137', 'DELETE /api/map-surveying-applications/{id}'),
    setStatus('C-138', 'POST /api/map-surveying-applications/{id}/status?status='),
  ],
}

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

export const mappingAndEducation = [
  mapSurveying,
  techAdvantage,
  typicalApplication,
  industryEducation,
  techServiceItem,
]
