import { renamed, type ListFacts } from '#tests/panels/list-facts.ts'
import {
  add,
  adminList,
  createTime,
  flag,
  html,
  line,
  moment,
  order,
  path,
  publicList,
  remove,
  seen,
  setStatus,
  text,
  update,
  type SpecifiedType,
} from '#tests/contract/specification/vocabulary.ts'

const news: SpecifiedType = {
  entity: 'News',
  area: 'news',
  id: 'everybody',
  fields: {
    title: seen(line('公司入选数据标注示范企业', { required: true })),
    summary: seen(text('近日公布的名单中，公司位列其中。', { required: true })),
    content: seen(html('<p>正文第一段</p>', { required: true })),
    coverImage: seen(path('/upload/news-a.webp')),
    author: seen(line('品牌部', { required: true })),
    // 0 draft, 1 published; a new one is a draft (back-office §4).
    status: flag({ initial: 0 }),
    // Required, so that none stands for one that did not come.
    sortOrder: order({ max: 999, required: true, initial: undefined }),
    publishTime: seen(moment('2026-02-01 09:30:00')),
    createTime: seen(createTime),
  },
  sortedBy: ['sortOrder', '-publishTime'],
  shownWhile: ['status'],
  calls: [
    publicList('C-015', 'GET /api/news/published'),
    adminList('C-036', 'GET /api/news'),
    add('C-091', 'POST /api/news'),
    update('C-092', 'PUT /api/news'),
    remove('C-093', 'DELETE /api/news/{id}'),
    setStatus('C-094', 'PUT /api/news/{id}/status?status='),
  ],
}

export const specifiedTypes: readonly SpecifiedType[] = [news]

export const specifiedLists: readonly ListFacts[] = [
  {
    lines: { acts: 'A-144, A-172, A-183, A-310, A-323', form: 'A-377, A-385, A-586', load: 'A-605' },
    panel: 'news',
    list: 'GET /api/news',
    noun: '资讯',
    named: ['标题', 'title'],
    refusals: ['请输入标题', '请输入摘要', '请输入内容', '请输入作者'],
    general: '请检查表单填写是否正确',
    ...renamed,
    calls: {
      add: 'POST /api/news',
      change: 'PUT /api/news',
      flip: 'PUT /api/news/{id}/status',
      remove: 'DELETE /api/news/{id}',
    },
    buttons: { on: '发布', off: '下架' },
    loadFailure: '加载资讯失败，请稍后重试',
    width: 800,
  },
]
