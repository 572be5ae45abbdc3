import { call, contentType, field, operation, response } from '#contract/declare.ts'

/** A typical application of the map surveying page. */
export const typicalApplication = contentType({
  name: 'map-surveying-applications',
  typeLabel: '典型应用',
  fields: {
    title: field.text('应用名称', { required: true }),
    category: field.text('分类', { required: true }),
    description: field.longText('描述', { required: true }),
    imageUrl: field.image('图片'),
    sortOrder: field.order('排序', { bounds: { max: 999 } }),
    status: field.flag(),
  },
  publicFields: ['id', 'title', 'category', 'description', 'imageUrl'],
  calls: [
    call.public(
      'GET /api/map-surveying-applications/active',
      operation.list({ status: 1 }),
      response.envelope,
    ),
    call.admin('GET /api/map-surveying-applications/', operation.list(), response.envelope),
    call.admin('POST /api/map-surveying-applications/save', operation.create(), response.envelope),
    call.admin('POST /api/map-surveying-applications/update', operation.update(), response.envelope),
    call.admin('DELETE /api/map-surveying-applications/{id}', operation.remove(), response.envelope),
    call.admin(
      'POST /api/map-surveying-applications/{id}/status?status=',
      operation.setFlag('status'),
      response.envelope,
    ),
    call.admin('POST /api/map-surveying-applications/order', operation.reorder(), response.envelope),
    call.admin('POST /api/map-surveying-applications/batch', operation.batch(), response.envelope),
  ],
})
