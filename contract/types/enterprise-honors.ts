import {
  admin,
  bare,
  batch,
  contentType,
  create,
  enveloped,
  flag,
  image,
  list,
  longText,
  order,
  plainText,
  remove,
  reorder,
  setFlag,
  text,
  update,
  visitor,
} from '#contract/declare.ts'
import { messages } from '#contract/messages.ts'

/** An honour of the about page. */
export const enterpriseHonor = contentType({
  name: 'enterprise-honors',
  noun: '企业荣誉',
  fields: {
    title: text('荣誉名称', { required: true }),
    description: longText('描述'),
    category: text('荣誉类别', { required: true }),
    imageUrl: image('荣誉图片'),
    sortOrder: order(),
    status: flag(),
  },
  visitorsSee: ['id', 'title', 'imageUrl'],
  calls: [
    visitor('GET /api/enterprise-honors/active', list({ status: 1 }), bare),
    admin('GET /api/enterprise-honors/', list(), bare),
    admin('POST /api/enterprise-honors/save', create(messages.saved), plainText(messages.saved)),
    admin('POST /api/enterprise-honors/update', update(), plainText(messages.updated)),
    admin('DELETE /api/enterprise-honors/{id}', remove(), plainText(messages.deleted)),
    admin(
      'POST /api/enterprise-honors/{id}/status?status=',
      setFlag('status'),
      plainText(messages.statusUpdated),
    ),
    admin('POST /api/enterprise-honors/order', reorder(), enveloped),
    admin('POST /api/enterprise-honors/batch', batch(), enveloped),
  ],
})
