import {
  admin,
  bare,
  batch,
  contentType,
  create,
  date,
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

/** A registered software of the about page. */
export const softwareCopyright = contentType({
  name: 'software-copyright',
  noun: '软件著作权',
  fields: {
    title: text('软件名称', { required: true }),
    description: longText('描述'),
    category: text('类别', { required: true }),
    copyrightNumber: text('登记号', { required: true }),
    registrationDate: date('登记日期'),
    imageUrl: image('证书截图'),
    sortOrder: order(),
    status: flag(),
  },
  visitorsSee: ['id', 'title', 'description', 'category', 'registrationDate', 'imageUrl'],
  calls: [
    visitor('GET /api/software-copyright/active', list({ status: 1 }), bare),
    admin('GET /api/software-copyright/', list(), bare),
    admin('POST /api/software-copyright/save', create(messages.saved), plainText(messages.saved)),
    admin('POST /api/software-copyright/update', update(), plainText(messages.updated)),
    admin('DELETE /api/software-copyright/{id}', remove(), plainText(messages.deleted)),
    admin(
      'POST /api/software-copyright/{id}/status?status=',
      setFlag('status'),
      plainText(messages.statusUpdated),
    ),
    admin('POST /api/software-copyright/order', reorder(), enveloped),
    admin('POST /api/software-copyright/batch', batch(), enveloped),
  ],
})
