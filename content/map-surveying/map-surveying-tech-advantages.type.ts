import { call, contentType, field, operation, reply } from '#contract/declare.ts'

/** A technique of the map surveying page. */
export const techAdvantage = contentType({
  name: 'map-surveying-tech-advantages',
  noun: '技术优势',
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
    call.visitor(
      'GET /api/map-surveying-tech-advantages/active',
      operation.list({ status: 1 }),
      reply.enveloped,
    ),
    call.admin('GET /api/map-surveying-tech-advantages/', operation.list(), reply.enveloped),
    call.admin('POST /api/map-surveying-tech-advantages/save', operation.create(), reply.enveloped),
    call.admin('POST /api/map-surveying-tech-advantages/update', operation.update(), reply.enveloped),
    call.admin('DELETE /api/map-surveying-tech-advantages/{id}', operation.remove(), reply.enveloped),
    call.admin(
      'POST /api/map-surveying-tech-advantages/{id}/status?status=',
      operation.setFlag('status'),
      reply.enveloped,
    ),
    call.admin('POST /api/map-surveying-tech-advantages/order', operation.reorder(), reply.enveloped),
    call.admin('POST /api/map-surveying-tech-advantages/batch', operation.batch(), reply.enveloped),
  ],
})
