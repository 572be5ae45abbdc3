import { call, contentType, field, operation, response } from '#contract/declare.ts'
import { storedMoment } from '#contract/shared/moments.ts'

/** A piece of news; a draft until its status says that it is published. */
export const news = contentType({
  name: 'news',
  typeLabel: '资讯',
  fields: {
    title: field.text('标题', { required: true }),
    summary: field.longText('摘要', { required: true }),
    content: field.html('内容', { required: true }),
    coverImage: field.image('封面图片'),
    author: field.text('作者', { required: true }),
    // Required, and 0 counts as filled.
    status: { ...field.flag('状态', { 1: '已发布', 0: '未发布' }, 0), isRequired: true },
    sortOrder: field.order('排序', { required: true, bounds: { max: 999 } }),
    publishTime: field.dateTime('发布时间'),
    createTime: field.createdTime(),
  },
  searched: ['title', 'summary', 'content'],
  publicFields: ['id', 'title', 'summary', 'content', 'coverImage', 'author', 'publishTime', 'createTime'],
  publishedFrom: 'publishTime',
  sortedBy: [
    { field: 'sortOrder', direction: 'asc' },
    { field: 'publishTime', direction: 'desc' },
  ],
  complete(values, { backend }, before) {
    const { status, publishTime }: Record<string, unknown> = { ...before, ...values }
    // Published without a time means now.
    return status === 1 && !publishTime ? { ...values, publishTime: storedMoment(backend.now()) } : values
  },
  calls: [
    call.public('GET /api/news/published', operation.list({ status: 1 }), response.envelope),
    call.public('GET /api/news/published/{id}', operation.shown({ status: 1 }), response.envelope),
    call.admin('GET /api/news', operation.list(), response.envelope),
    call.admin('POST /api/news', operation.create(), response.envelope),
    call.admin('PUT /api/news', operation.update(), response.envelope),
    call.admin('DELETE /api/news/{id}', operation.remove(), response.envelope),
    call.admin('PUT /api/news/{id}/status?status=', operation.setFlag('status'), response.envelope),
    call.admin('POST /api/news/order', operation.reorder(), response.envelope),
    call.admin('POST /api/news/batch', operation.batch(), response.envelope),
  ],
})
