import { call, contentType, field, operation, response } from '#contract/declare.ts'

/** A technique of the map surveying page. */
export const techAdvantage = contentType({
  name: 'map-surveying-tech-advantages',
  typeLabel: '技术优势',
  fields: {
    title: field.text('技术名称', { required: '请输入技术名称' }),
    category: field.text('分类', { required: true }),
    description: field.longText('描述', { required: true }),
    imageUrl: field.image('图片'),
    sortOrder: field.order('排序', { bounds: { max: 999 } }),
    status: field.flag(),
  },
  publicFields: ['id', 'title', 'category', 'description', 'imageUrl'],
  calls: [
    call.public(
      'GET /api/map-surveying-tech-advantages/active',
      operation.list({ status: 1 }),
      response.envelope,
    ),
    call.admin('GET /api/map-surveying-tech-advantages/', operation.list(), response.envelope),
    call.admin('POST /api/map-surveying-tech-advantages/save', operation.create(), response.envelope),
    call.admin('POST /api/map-surveying-tech-advantages/update', operation.update(), response.envelope),
    call.admin('DELETE /api/map-surveying-tech-advantages/{id}', operation.remove(), response.envelope),
    call.admin(
      'POST /api/map-surveying-tech-advantages/{id}/status?status=',
      operation.setFlag('status'),
      response.envelope,
    ),
    call.admin('POST /api/map-surveying-tech-advantages/order', operation.reorder(), response.envelope),
    call.admin('POST /api/map-surveying-tech-advantages/batch', operation.batch(), response.envelope),
  ],
})
