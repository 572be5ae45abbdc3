import { call, contentType, field, operation, reply } from '#contract/declare.ts'
import { messages } from '#contract/shared/messages.ts'

/** A registered software of the about page. */
export const softwareCopyright = contentType({
  name: 'software-copyright',
  noun: '软件著作权',
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
    call.visitor('GET /api/software-copyright/active', operation.list({ status: 1 }), reply.bare),
    call.admin('GET /api/software-copyright/', operation.list(), reply.bare),
    call.admin(
      'POST /api/software-copyright/save',
      operation.create(messages.saved),
      reply.plainText(messages.saved),
    ),
    call.admin('POST /api/software-copyright/update', operation.update(), reply.plainText(messages.updated)),
    call.admin('DELETE /api/software-copyright/{id}', operation.remove(), reply.plainText(messages.deleted)),
    call.admin(
      'POST /api/software-copyright/{id}/status?status=',
      operation.setFlag('status'),
      reply.plainText(messages.statusUpdated),
    ),
    call.admin('POST /api/software-copyright/order', operation.reorder(), reply.enveloped),
    call.admin('POST /api/software-copyright/batch', operation.batch(), reply.enveloped),
  ],
})
