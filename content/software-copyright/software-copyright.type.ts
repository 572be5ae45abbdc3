import { call, contentType, field, operation, response } from '#contract/declare.ts'
import { messages } from '#contract/shared/messages.ts'

/** A registered software of the about page. */
export const softwareCopyright = contentType({
  name: 'software-copyright',
  typeLabel: '软件著作权',
  fields: {
    title: field.text('软件名称', { required: true }),
    description: field.longText('描述'),
    category: field.text('类别', { required: true }),
    copyrightNumber: field.text('登记号', { required: true }),
    registrationDate: field.date('登记日期'),
    imageUrl: field.image('证书截图'),
    sortOrder: field.order(),
    status: field.flag(),
  },
  searched: ['title', 'description', 'category'],
  publicFields: ['id', 'title', 'description', 'category', 'registrationDate', 'imageUrl'],
  calls: [
    call.public('GET /api/software-copyright/active', operation.list({ status: 1 }), response.raw),
    call.admin('GET /api/software-copyright/', operation.list(), response.raw),
    call.admin(
      'POST /api/software-copyright/save',
      operation.create(messages.saved),
      response.plainText(messages.saved),
    ),
    call.admin(
      'POST /api/software-copyright/update',
      operation.update(),
      response.plainText(messages.updated),
    ),
    call.admin(
      'DELETE /api/software-copyright/{id}',
      operation.remove(),
      response.plainText(messages.deleted),
    ),
    call.admin(
      'POST /api/software-copyright/{id}/status?status=',
      operation.setFlag('status'),
      response.plainText(messages.statusUpdated),
    ),
    call.admin('POST /api/software-copyright/order', operation.reorder(), response.envelope),
    call.admin('POST /api/software-copyright/batch', operation.batch(), response.envelope),
  ],
})
