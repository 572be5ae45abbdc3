import {
  add,
  adminList,
  flag,
  line,
  link,
  order,
  path,
  publicList,
  remove,
  seen,
  update,
  type SpecifiedType,
} from '#tests/contract/specification/vocabulary.ts'

const banner: SpecifiedType = {
  entity: 'Banner',
  area: 'banner',
  id: 'everybody',
  fields: {
    title: seen(line('用数据连接产业', { required: '请输入标题' })),
    subtitle: seen(line('专业的数据标注与测绘服务')),
    imageUrl: seen(path('/upload/banner-a.webp', { required: '请上传轮播图片' })),
    linkUrl: seen(link('/about')),
    sortOrder: order(),
    status: flag(),
  },
  sortedBy: ['sortOrder'],
  shownWhile: ['status'],
  calls: [
    publicList('C-001', 'GET /api/banner/list'),
    adminList('C-031', 'GET /api/banner/admin/list'),
    add('C-069', 'POST /api/banner/add'),
    update('C-070', 'POST /api/banner/update'),
    remove('C-071', 'POST /api/banner/delete/{id}'),
  ],
}

export const specifiedTypes: readonly SpecifiedType[] = [banner]
