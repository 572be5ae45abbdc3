import { batch } from '#contract/engine/batch-operation.ts'
import { admin, visitor } from '#contract/engine/call.ts'
import { contentType } from '#contract/engine/content-type.ts'
import { reorder } from '#contract/engine/order-operation.ts'
import { list } from '#contract/engine/reading-operations.ts'
import { enveloped } from '#contract/engine/replies.ts'
import { create, remove, update } from '#contract/engine/writing-operations.ts'
import { flag } from '#contract/fields/choice-fields.ts'
import { order } from '#contract/fields/number-fields.ts'
import { link, text } from '#contract/fields/text-fields.ts'
import { image } from '#contract/fields/upload-fields.ts'

export const banner = contentType({
  name: 'banner',
  noun: '轮播图',
  fields: {
    title: text('标题', { required: '请输入标题' }),
    subtitle: text('副标题'),
    imageUrl: image('轮播图片', { required: '请上传轮播图片' }),
    linkUrl: link('链接地址'),
    sortOrder: order(),
    status: flag(),
  },
  visitorsSee: ['id', 'title', 'subtitle', 'imageUrl', 'linkUrl'],
  calls: [
    visitor('GET /api/banner/list', list({ status: 1 }), enveloped),
    admin('GET /api/banner/admin/list', list(), enveloped),
    admin('POST /api/banner/add', create(), enveloped),
    admin('POST /api/banner/update', update(), enveloped),
    admin('POST /api/banner/delete/{id}', remove(), enveloped),
    admin('POST /api/banner/order', reorder(), enveloped),
    admin('POST /api/banner/batch', batch(), enveloped),
  ],
})
