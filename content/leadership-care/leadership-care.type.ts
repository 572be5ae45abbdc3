import { call, contentType, field, operation, response } from '#contract/declare.ts'

/** A visit shown on the about page. */
export const leadershipCare = contentType({
  name: 'leadership-care',
  typeLabel: '领导关怀',
  fields: {
    description: field.longText('描述', { required: true }),
    imageUrl: field.image('图片'),
    sortOrder: field.order(),
    status: field.flag(),
  },
  publicFields: ['id', 'description', 'imageUrl'],
  calls: [
    call.public('GET /api/leadership-care/enabled', operation.list({ status: 1 }), response.envelope),
    call.admin('GET /api/leadership-care', operation.list(), response.envelope),
    call.admin('POST /api/leadership-care', operation.save(), response.envelope),
    call.admin('DELETE /api/leadership-care/{id}', operation.remove(), response.envelope),
    call.admin(
      'PUT /api/leadership-care/{id}/status?status=',
      operation.setFlag('status'),
      response.envelope,
    ),
    call.admin('POST /api/leadership-care/order', operation.reorder(), response.envelope),
    call.admin('POST /api/leadership-care/batch', operation.batch(), response.envelope),
  ],
})
