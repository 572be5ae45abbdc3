import { call, contentType, field, operation, response } from '#contract/declare.ts'

/** A person of the about page; the status says whether he or she still works here. */
export const coreMember = contentType({
  name: 'core-member',
  typeLabel: '核心成员',
  fields: {
    name: field.text('姓名', { required: true }),
    position: field.text('职位', { required: true }),
    introduction: field.longText('个人简介'),
    achievements: field.longText('主要成就'),
    photoUrl: field.image('照片'),
    sortOrder: field.order('排序', { bounds: { max: 999 } }),
    status: field.flag('状态', { 1: '在职', 0: '离职' }),
  },
  publicFields: ['id', 'name', 'position', 'introduction', 'achievements', 'photoUrl', 'status'],
  calls: [
    call.public('GET /api/core-member/enabled', operation.list({ status: 1 }), response.envelope),
    call.admin('GET /api/core-member/all', operation.list(), response.envelope),
    call.admin('POST /api/core-member/add', operation.create(), response.envelope),
    call.admin('POST /api/core-member/update', operation.update(), response.envelope),
    call.admin('POST /api/core-member/delete/{id}', operation.remove(), response.envelope),
    call.admin('POST /api/core-member/status', operation.setFlag('status'), response.envelope),
    call.admin('POST /api/core-member/order', operation.reorder(), response.envelope),
    call.admin('POST /api/core-member/batch', operation.batch(), response.envelope),
  ],
})
