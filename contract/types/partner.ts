import { batch } from '#contract/engine/batch-operation.ts'
import { admin, visitor } from '#contract/engine/call.ts'
import { contentType } from '#contract/engine/content-type.ts'
import { reorder } from '#contract/engine/order-operation.ts'
import { count, list } from '#contract/engine/reading-operations.ts'
import { enveloped } from '#contract/engine/replies.ts'
import { create, remove, setFlag, update } from '#contract/engine/writing-operations.ts'
import { flag } from '#contract/fields/choice-fields.ts'
import { createdTime } from '#contract/fields/moment-fields.ts'
import { order } from '#contract/fields/number-fields.ts'
import { link, longText, text } from '#contract/fields/text-fields.ts'
import { image } from '#contract/fields/upload-fields.ts'

export const partner = contentType({
  name: 'partner',
  noun: '合作企业',
  fields: {
    name: text('企业名称', { required: '请输入企业名称' }),
    logoUrl: image('企业logo'),
    websiteUrl: link('企业网站'),
    description: longText('企业描述'),
    sortOrder: order('排序', { bounds: { max: 999 } }),
    status: flag(),
    createTime: createdTime(),
  },
  visitorsSee: ['id', 'name', 'logoUrl', 'websiteUrl', 'description'],
  calls: [
    visitor('GET /api/partner/list', list({ status: 1 }), enveloped),
    admin('GET /api/partner/count', count(), enveloped),
    admin('GET /api/partner/admin/list', list(), enveloped),
    admin('POST /api/partner/add', create(), enveloped),
    admin('POST /api/partner/update', update(), enveloped),
    admin('POST /api/partner/status', setFlag('status'), enveloped),
    admin('DELETE /api/partner/{id}', remove(), enveloped),
    admin('POST /api/partner/order', reorder(), enveloped),
    admin('POST /api/partner/batch', batch(), enveloped),
  ],
})
