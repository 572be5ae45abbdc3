import { call, contentType, field, operation, response } from '#contract/declare.ts'

/** A step of the land extension case. */
export const landProcess = contentType({
  name: 'land-extension-process',
  typeLabel: '土地延包流程',
  fields: {
    title: field.text('标题'),
    description: field.longText('描述'),
    deliverable: field.longText('交付成果'),
    imageUrl: field.image('图片'),
    sortOrder: field.order(),
    status: field.flag(),
  },
  publicFields: ['id', 'title', 'description', 'deliverable', 'imageUrl'],
  calls: [
    call.public('GET /api/land-extension-process/list', operation.list({ status: 1 }), response.envelope),
    call.admin('GET /api/land-extension-process/admin/list', operation.list(), response.envelope),
    call.admin('POST /api/land-extension-process/add', operation.create(), response.envelope),
    call.admin('POST /api/land-extension-process/update', operation.update(), response.envelope),
    call.admin('POST /api/land-extension-process/delete/{id}', operation.remove(), response.envelope),
    call.admin('POST /api/land-extension-process/order', operation.reorder(), response.envelope),
    call.admin('POST /api/land-extension-process/batch', operation.batch(), response.envelope),
  ],
})
