import { call, contentType, field, operation, response } from '#contract/declare.ts'
import { messages } from '#contract/shared/messages.ts'

/** An honour of the about page. */
export const enterpriseHonor = contentType({
  name: 'enterprise-honors',
  typeLabel: '企业荣誉',
  fields: {
    title: field.text('荣誉名称', { required: true }),
    description: field.longText('描述'),
    category: field.text('荣誉类别', { required: true }),
    imageUrl: field.image('荣誉图片'),
    sortOrder: field.order(),
    status: field.flag(),
  },
  publicFields: ['id', 'title', 'imageUrl'],
  calls: [
    call.public('GET /api/enterprise-honors/active', operation.list({ status: 1 }), response.raw),
    call.admin('GET /api/enterprise-honors/', operation.list(), response.raw),
    call.admin(
      'POST /api/enterprise-honors/save',
      operation.create(messages.saved),
      response.plainText(messages.saved),
    ),
    call.admin(
      'POST /api/enterprise-honors/update',
      operation.update(),
      response.plainText(messages.updated),
    ),
    call.admin(
      'DELETE /api/enterprise-honors/{id}',
      operation.remove(),
      response.plainText(messages.deleted),
    ),
    call.admin(
      'POST /api/enterprise-honors/{id}/status?status=',
      operation.setFlag('status'),
      response.plainText(messages.statusUpdated),
    ),
    call.admin('POST /api/enterprise-honors/order', operation.reorder(), response.envelope),
    call.admin('POST /api/enterprise-honors/batch', operation.batch(), response.envelope),
  ],
})
