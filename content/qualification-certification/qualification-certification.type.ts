import { call, contentType, field, operation, response } from '#contract/declare.ts'
import { messages } from '#contract/shared/messages.ts'

/** A certificate of the about page. */
export const qualificationCertification = contentType({
  name: 'qualification-certification',
  typeLabel: '资质认证',
  fields: {
    title: field.text('证书名称', { required: true }),
    description: field.longText('描述'),
    category: field.text('类别', { required: true }),
    certificateNumber: field.text('证书编号', { required: true }),
    issuingAuthority: field.text('发证机构', { required: true }),
    issueDate: field.date('发证日期'),
    expiryDate: field.date('有效期至'),
    imageUrl: field.image('证书图片'),
    sortOrder: field.order(),
    status: field.flag(),
  },
  publicFields: [
    'id',
    'title',
    'description',
    'category',
    'issuingAuthority',
    'issueDate',
    'expiryDate',
    'imageUrl',
  ],
  calls: [
    call.public('GET /api/qualification-certification/active', operation.list({ status: 1 }), response.raw),
    call.admin('GET /api/qualification-certification/', operation.list(), response.raw),
    call.admin(
      'POST /api/qualification-certification/save',
      operation.create(messages.saved),
      response.plainText(messages.saved),
    ),
    call.admin(
      'POST /api/qualification-certification/update',
      operation.update(),
      response.plainText(messages.updated),
    ),
    call.admin(
      'DELETE /api/qualification-certification/{id}',
      operation.remove(),
      response.plainText(messages.deleted),
    ),
    call.admin(
      'POST /api/qualification-certification/{id}/status?status=',
      operation.setFlag('status'),
      response.plainText(messages.statusUpdated),
    ),
    call.admin('POST /api/qualification-certification/order', operation.reorder(), response.envelope),
    call.admin('POST /api/qualification-certification/batch', operation.batch(), response.envelope),
  ],
})
