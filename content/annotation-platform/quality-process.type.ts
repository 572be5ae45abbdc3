import { call, contentType, field, operation, reply } from '#contract/declare.ts'

/** How quality is kept on the annotation platform, as pictures. */
export const qualityProcess = contentType({
  name: 'quality-process',
  noun: '质量流程',
  fields: {
    title: field.text('标题'),
    imageUrlsList: field.images('流程图', { alsoNamed: ['imageUrls'] }),
    orderNum: field.order(),
    status: field.flag(),
  },
  publicFields: ['id', 'title', 'imageUrlsList', 'orderNum', 'status'],
  calls: [
    call.visitor('GET /api/quality-process/active', operation.list({ status: 1 }), reply.enveloped),
    call.admin('GET /api/quality-process/list', operation.list(), reply.enveloped),
    call.admin('POST /api/quality-process/save', operation.save(), reply.enveloped),
    call.admin('DELETE /api/quality-process/{id}', operation.remove(), reply.enveloped),
    call.admin('PUT /api/quality-process/{id}/status?status=', operation.setFlag('status'), reply.enveloped),
    call.admin('POST /api/quality-process/order', operation.reorder(), reply.enveloped),
    call.admin('POST /api/quality-process/batch', operation.batch(), reply.enveloped),
  ],
})
