import { call, contentType, field, operation, response } from '#contract/declare.ts'

export const banner = contentType({
  name: 'banner',
  typeLabel: '轮播图',
  fields: {
    title: field.text('标题', { required: '请输入标题' }),
    subtitle: field.text('副标题'),
    imageUrl: field.image('轮播图片', { required: '请上传轮播图片' }),
    linkUrl: field.link('链接地址'),
    sortOrder: field.order(),
    status: field.flag(),
  },
  publicFields: ['id', 'title', 'subtitle', 'imageUrl', 'linkUrl'],
  calls: [
    call.public('GET /api/banner/list', operation.list({ status: 1 }), response.envelope),
    call.admin('GET /api/banner/admin/list', operation.list(), response.envelope),
    call.admin('POST /api/banner/add', operation.create(), response.envelope),
    call.admin('POST /api/banner/update', operation.update(), response.envelope),
    call.admin('POST /api/banner/delete/{id}', operation.remove(), response.envelope),
    call.admin('POST /api/banner/order', operation.reorder(), response.envelope),
    call.admin('POST /api/banner/batch', operation.batch(), response.envelope),
  ],
})
