import { call, contentType, field, operation, response } from '#contract/declare.ts'

/** A picture of a government service module; read with its module, and written under two addresses. */
export const galleryImage = contentType({
  name: 'gallery-image',
  typeLabel: '模块图片',
  fields: {
    title: field.text('图片标题'),
    description: field.longText('图片描述'),
    imageUrl: field.image('图片', { required: '请上传图片' }),
    sortOrder: field.order(),
    status: field.flag(),
    moduleId: field.reference('所属模块', 'government-module', { required: true }),
  },
  publicFields: ['id', 'title', 'description', 'imageUrl'],
  calls: [
    call.admin('POST /api/government-service/admin/gallery/add', operation.create(), response.envelope),
    call.admin('POST /api/government-service/admin/gallery/update', operation.update(), response.envelope),
    call.admin(
      'POST /api/government-service/admin/gallery/delete/{id}',
      operation.remove(),
      response.envelope,
    ),
    call.admin(
      'POST /api/government-service/admin/module/gallery/add',
      operation.create(),
      response.envelope,
    ),
    call.admin(
      'POST /api/government-service/admin/module/gallery/update',
      operation.update(),
      response.envelope,
    ),
    call.admin(
      'POST /api/government-service/admin/module/gallery/delete/{id}',
      operation.remove(),
      response.envelope,
    ),
    call.admin('POST /api/government-service/admin/gallery/order', operation.reorder(), response.envelope),
    call.admin('POST /api/government-service/admin/gallery/batch', operation.batch(), response.envelope),
  ],
})
