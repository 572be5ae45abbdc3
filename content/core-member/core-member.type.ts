import { call, contentType, field, operation, reply } from '#contract/declare.ts'

/** A person of the about page; the status says whether he or she still works here. */
export const coreMember = contentType({
  name: 'core-member',
  noun: '核心成员',
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
    call.visitor('GET /api/core-member/enabled', operation.list({ status: 1 }), reply.enveloped),
    call.admin('GET /api/core-member/all', operation.list(), reply.enveloped),
    call.admin('POST /api/core-member/add', operation.create(), reply.enveloped),
    call.admin('POST /api/core-member/update', operation.update(), reply.enveloped),
    call.admin('POST /api/core-member/delete/{id}', operation.remove(), reply.enveloped),
    call.admin('POST /api/core-member/status', operation.setFlag('status'), reply.enveloped),
    call.admin('POST /api/core-member/order', operation.reorder(), reply.enveloped),
    call.admin('POST /api/core-member/batch', operation.batch(), reply.enveloped),
  ],
})
