import { call, contentType, field, operation, reply } from '#contract/declare.ts'

/** A visit shown on the about page. */
export const leadershipCare = contentType({
  name: 'leadership-care',
  noun: '领导关怀',
  fields: {
    description: field.longText('描述', { required: true }),
    imageUrl: field.image('图片'),
    sortOrder: field.order(),
    status: field.flag(),
  },
  publicFields: ['id', 'description', 'imageUrl'],
  calls: [
    call.visitor('GET /api/leadership-care/enabled', operation.list({ status: 1 }), reply.enveloped),
    call.admin('GET /api/leadership-care', operation.list(), reply.enveloped),
    call.admin('POST /api/leadership-care', operation.save(), reply.enveloped),
    call.admin('DELETE /api/leadership-care/{id}', operation.remove(), reply.enveloped),
    call.admin('PUT /api/leadership-care/{id}/status?status=', operation.setFlag('status'), reply.enveloped),
    call.admin('POST /api/leadership-care/order', operation.reorder(), reply.enveloped),
    call.admin('POST /api/leadership-care/batch', operation.batch(), reply.enveloped),
  ],
})
