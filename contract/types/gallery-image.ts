import { batch } from '#contract/engine/batch-operation.ts'
import { admin } from '#contract/engine/call.ts'
import { contentType } from '#contract/engine/content-type.ts'
import { reorder } from '#contract/engine/order-operation.ts'
import { enveloped } from '#contract/engine/replies.ts'
import { create, remove, update } from '#contract/engine/writing-operations.ts'
import { flag } from '#contract/fields/choice-fields.ts'
import { order, reference } from '#contract/fields/number-fields.ts'
import { longText, text } from '#contract/fields/text-fields.ts'
import { image } from '#contract/fields/upload-fields.ts'

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
