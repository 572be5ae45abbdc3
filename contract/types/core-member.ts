import {
  admin,
  batch,
  contentType,
  create,
  enveloped,
  flag,
  image,
  list,
  longText,
  order,
  remove,
  reorder,
  setFlag,
  text,
  update,
  visitor,
} from '#contract/declare.ts'

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
