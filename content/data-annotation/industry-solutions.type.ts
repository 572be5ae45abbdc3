import { call, contentType, field, operation, response } from '#contract/declare.ts'
import { messages } from '#contract/shared/messages.ts'

/** A tab of the data annotation page; its order alone is called `sort_order`. */
export const industrySolution = contentType({
  name: 'industry-solutions',
  typeLabel: '行业解决方案',
  fields: {
    title: field.text('方案标题', { required: messages.fillRequired }),
    icon: field.icon('图标', { required: messages.fillRequired }),
    description: field.longText('方案描述', { required: messages.fillRequired }),
    imageUrl: field.image('方案图片'),
    scenarios: field.list('应用场景', { icon: field.icon('图标'), text: field.text('场景') }),
    sort_order: field.order('排序', { bounds: { max: 999 }, alsoNamed: ['sortOrder'] }),
    status: field.flag(),
  },
  publicFields: ['id', 'title', 'icon', 'description', 'imageUrl', 'scenarios'],
  calls: [
    call.public('GET /api/industry-solutions/list', operation.list({ status: 1 }), response.envelope),
    call.admin('GET /api/industry-solutions/admin/list', operation.list(), response.envelope),
    call.admin('POST /api/industry-solutions/save', operation.create(), response.envelope),
    call.admin('POST /api/industry-solutions/update/{id}', operation.update(), response.envelope),
    call.admin('DELETE /api/industry-solutions/delete/{id}', operation.remove(), response.envelope),
    call.admin('POST /api/industry-solutions/order', operation.reorder(), response.envelope),
    call.admin('POST /api/industry-solutions/batch', operation.batch(), response.envelope),
  ],
})
