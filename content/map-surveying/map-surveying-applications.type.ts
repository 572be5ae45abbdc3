import { call, contentType, field, operation, reply } from '#contract/declare.ts'

/** A typical application of the map surveying page. */
export const typicalApplication = contentType({
  name: 'map-surveying-applications',
  noun: '典型应用',
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
    call.visitor(
      'GET /api/map-surveying-applications/active',
      operation.list({ status: 1 }),
      reply.enveloped,
    ),
    call.admin('GET /api/map-surveying-applications/', operation.list(), reply.enveloped),
    call.admin('POST /api/map-surveying-applications/save', operation.create(), reply.enveloped),
    call.admin('POST /api/map-surveying-applications/update', operation.update(), reply.enveloped),
    call.admin('DELETE /api/map-surveying-applications/{id}', operation.remove(), reply.enveloped),
    call.admin(
      'POST /api/map-surveying-applications/{id}/status?status=',
      operation.setFlag('status'),
      reply.enveloped,
    ),
    call.admin('POST /api/map-surveying-applications/order', operation.reorder(), reply.enveloped),
    call.admin('POST /api/map-surveying-applications/batch', operation.batch(), reply.enveloped),
  ],
})
