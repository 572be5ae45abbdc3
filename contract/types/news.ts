import {
  admin,
  batch,
  contentType,
  create,
  createdTime,
  dateTime,
  enveloped,
  flag,
  html,
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
import { storedMoment } from '#contract/fields/moments.ts'

/** A piece of news; a draft until its status says that it is published. */
export const news = contentType({
  name: 'news',
  noun: '资讯',
  fields: {
    title: text('标题', { required: true }),
    summary: longText('摘要', { required: true }),
    content: html('内容', { required: true }),
    coverImage: image('封面图片'),
    author: text('作者', { required: true }),
    // Required, and 0 counts as filled.
    status: { ...flag('状态', { 1: '已发布', 0: '未发布' }, 0), isRequired: true },
    sortOrder: order('排序', { required: true, bounds: { max: 999 } }),
    publishTime: dateTime('发布时间'),
    createTime: createdTime(),
  },
  visitorsSee: ['id', 'title', 'summary', 'content', 'coverImage', 'author', 'publishTime', 'createTime'],
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
    visitor('GET /api/news/published', list({ status: 1 }), enveloped),
    admin('GET /api/news', list(), enveloped),
    admin('POST /api/news', create(), enveloped),
    admin('PUT /api/news', update(), enveloped),
    admin('DELETE /api/news/{id}', remove(), enveloped),
    admin('PUT /api/news/{id}/status?status=', setFlag('status'), enveloped),
    admin('POST /api/news/order', reorder(), enveloped),
    admin('POST /api/news/batch', batch(), enveloped),
  ],
})
