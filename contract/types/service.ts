import { batch } from '#contract/engine/batch-operation.ts'
import { admin, visitor } from '#contract/engine/call.ts'
import { contentType } from '#contract/engine/content-type.ts'
import { reorder } from '#contract/engine/order-operation.ts'
import { list } from '#contract/engine/reading-operations.ts'
import { enveloped } from '#contract/engine/replies.ts'
import { create, remove, update } from '#contract/engine/writing-operations.ts'
import { flag } from '#contract/fields/choice-fields.ts'
import { order } from '#contract/fields/number-fields.ts'
import { html, icon, longText, text } from '#contract/fields/text-fields.ts'
import { image } from '#contract/fields/upload-fields.ts'

export const service = contentType({
  name: 'service',
  noun: '服务',
  fields: {
    title: text('服务名称', { required: true }),
    description: longText('服务描述', { required: true }),
    icon: icon('图标'),
    imageUrl: image('服务图片'),
    content: html('详细内容'),
    sortOrder: order(),
    status: flag(),
  },
  visitorsSee: ['id', 'title', 'description', 'icon', 'imageUrl', 'content'],
  calls: [
    visitor('GET /api/service/list', list({ status: 1 }), enveloped),
    admin('GET /api/service/admin/list', list(), enveloped),
    admin('POST /api/service/add', create(), enveloped),
    admin('POST /api/service/update', update(), enveloped),
    admin('POST /api/service/delete/{id}', remove(), enveloped),
    admin('POST /api/service/order', reorder(), enveloped),
    admin('POST /api/service/batch', batch(), enveloped),
  ],
})
