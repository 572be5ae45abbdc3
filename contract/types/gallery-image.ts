import {
  admin,
  batch,
  contentType,
  create,
  enveloped,
  flag,
  image,
  longText,
  order,
  reference,
  remove,
  reorder,
  text,
  update,
} from '#contract/declare.ts'

/** A picture of a government service module; read with its module, and written under two addresses. */
export const galleryImage = contentType({
  name: 'gallery-image',
  noun: '模块图片',
  fields: {
    title: text('图片标题'),
    description: longText('图片描述'),
    imageUrl: image('图片', { required: '请上传图片' }),
    sortOrder: order(),
    status: flag(),
    moduleId: reference('所属模块', 'government-module', { required: true }),
  },
  visitorsSee: ['id', 'title', 'description', 'imageUrl'],
  calls: [
    admin('POST /api/government-service/admin/gallery/add', create(), enveloped),
    admin('POST /api/government-service/admin/gallery/update', update(), enveloped),
    admin('POST /api/government-service/admin/gallery/delete/{id}', remove(), enveloped),
    admin('POST /api/government-service/admin/module/gallery/add', create(), enveloped),
    admin('POST /api/government-service/admin/module/gallery/update', update(), enveloped),
    admin('POST /api/government-service/admin/module/gallery/delete/{id}', remove(), enveloped),
    admin('POST /api/government-service/admin/gallery/order', reorder(), enveloped),
    admin('POST /api/government-service/admin/gallery/batch', batch(), enveloped),
  ],
})
