import { flag } from '#contract/fields/choice-fields.ts'
import { contentType } from '#contract/engine/content-type.ts'
import { createdTime, dateTime } from '#contract/fields/moment-fields.ts'
import { order } from '#contract/fields/number-fields.ts'
import { html, longText, text } from '#contract/fields/text-fields.ts'
import { image } from '#contract/fields/upload-fields.ts'

// Its calls belong to the next issue; the dashboard counts its rows already.
export const news = contentType({
  name: 'news',
  noun: '资讯',
  fields: {
    title: text('标题', { required: true }),
    summary: longText('摘要', { required: true }),
    content: html('内容', { required: true }),
    coverImage: image('封面图片'),
    author: text('作者', { required: true }),
    status: flag('状态', { 1: '已发布', 0: '未发布' }, 0),
    sortOrder: order('排序', { bounds: { max: 999 } }),
    publishTime: dateTime('发布时间'),
    createTime: createdTime(),
  },
  visitorsSee: ['id', 'title', 'summary', 'content', 'coverImage', 'author', 'publishTime', 'createTime'],
  calls: [],
})
