import { batch } from '#contract/engine/batch-operation.ts'
import { admin, visitor } from '#contract/engine/call.ts'
import { contentType } from '#contract/engine/content-type.ts'
import { reorder } from '#contract/engine/order-operation.ts'
import { list } from '#contract/engine/reading-operations.ts'
import { enveloped } from '#contract/engine/replies.ts'
import { create, remove, setFlag, update } from '#contract/engine/writing-operations.ts'
import { flag } from '#contract/fields/choice-fields.ts'
import { order } from '#contract/fields/number-fields.ts'
import { longText, text } from '#contract/fields/text-fields.ts'
import { image } from '#contract/fields/upload-fields.ts'

/** A person of the about page; the status says whether he or she still works here. */
export const coreMember = contentType({
  name: 'core-member',
  noun: '核心成员',
  fields: {
    name: text('姓名', { required: true }),
    position: text('职位', { required: true }),
    introduction: longText('个人简介'),
    achievements: longText('主要成就'),
    photoUrl: image('照片'),
    sortOrder: order('排序', { bounds: { max: 999 } }),
    status: flag('状态', { 1: '在职', 0: '离职' }),
  },
  visitorsSee: ['id', 'name', 'position', 'introduction', 'achievements', 'photoUrl', 'status'],
  calls: [
    visitor('GET /api/core-member/enabled', list({ status: 1 }), enveloped),
    admin('GET /api/core-member/all', list(), enveloped),
    admin('POST /api/core-member/add', create(), enveloped),
    admin('POST /api/core-member/update', update(), enveloped),
    admin('POST /api/core-member/delete/{id}', remove(), enveloped),
    admin('POST /api/core-member/status', setFlag('status'), enveloped),
    admin('POST /api/core-member/order', reorder(), enveloped),
    admin('POST /api/core-member/batch', batch(), enveloped),
  ],
})
