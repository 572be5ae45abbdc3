import { call, contentType, field, operation, response } from '#contract/declare.ts'

/** How quality is kept on the annotation platform, as pictures. */
export const qualityProcess = contentType({
  name: 'quality-process',
  typeLabel: '质量流程',
  fields: {
    title: field.text('标题'),
    imageUrlsList: field.images('流程图', { alsoNamed: ['imageUrls'] }),
    orderNum: field.order(),
    status: field.flag(),
  },
  publicFields: ['id', 'title', 'imageUrlsList', 'orderNum', 'status'],
  calls: [
    call.public('GET /api/quality-process/active', operation.list({ status: 1 }), response.envelope),
    call.admin('GET /api/quality-process/list', operation.list(), response.envelope),
    call.admin('POST /api/quality-process/save', operation.save(), response.envelope),
    call.admin('DELETE /api/quality-process/{id}', operation.remove(), response.envelope),
    call.admin(
      'PUT /api/quality-process/{id}/status?status=',
      operation.setFlag('status'),
      response.envelope,
    ),
    call.admin('POST /api/quality-process/order', operation.reorder(), response.envelope),
    call.admin('POST /api/quality-process/batch', operation.batch(), response.envelope),
  ],
})
