import {
  admin,
  batch,
  contentType,
  create,
  enveloped,
  flag,
  icon,
  image,
  list,
  listOf,
  longText,
  order,
  remove,
  reorder,
  text,
  update,
  visitor,
} from '#contract/declare.ts'
import { messages } from '#contract/messages.ts'

/** A tab of the data annotation page; its order alone is called `sort_order`. */
export const industrySolution = contentType({
  name: 'industry-solutions',
  noun: '行业解决方案',
  fields: {
    title: text('方案标题', { required: messages.fillRequired }),
    icon: icon('图标', { required: messages.fillRequired }),
    description: longText('方案描述', { required: messages.fillRequired }),
    imageUrl: image('方案图片'),
    scenarios: listOf('应用场景', { icon: icon('图标'), text: text('场景') }),
    sort_order: order('排序', { bounds: { max: 999 }, alsoNamed: ['sortOrder'] }),
    status: flag(),
  },
  visitorsSee: ['id', 'title', 'icon', 'description', 'imageUrl', 'scenarios'],
  calls: [
    visitor('GET /api/industry-solutions/list', list({ status: 1 }), enveloped),
    admin('GET /api/industry-solutions/admin/list', list(), enveloped),
    admin('POST /api/industry-solutions/save', create(), enveloped),
    admin('POST /api/industry-solutions/update/{id}', update(), enveloped),
    admin('DELETE /api/industry-solutions/delete/{id}', remove(), enveloped),
    admin('POST /api/industry-solutions/order', reorder(), enveloped),
    admin('POST /api/industry-solutions/batch', batch(), enveloped),
  ],
})
