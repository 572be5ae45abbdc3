import { call, callGroup, field, operation, response } from '#contract/declare.ts'
import { searchSite } from './search-site.ts'
import { searchedTypes } from './searched-types.ts'

const types = Object.fromEntries(
  Object.entries(searchedTypes).map(([name, { typeLabel }]) => [name, typeLabel]),
)

const hit = {
  id: field.number('编号'),
  title: field.text('名称'),
  excerpt: field.text('节选'),
  category: field.text('分类'),
} as const

const group = {
  type: field.text('类型'),
  total: field.number('条数'),
  isCut: field.flag('是否还有更多', { 1: '是', 0: '否' }, 0),
  page: field.number('页码'),
  pages: field.number('页数'),
  hits: [hit],
} as const

/** What visitors look for on the whole site. */
export const search = callGroup({
  name: 'search',
  typeLabel: '站内搜索',
  calls: [
    call.public(
      'GET /api/search?q=&type=&page=',
      operation.run(
        {
          takes: 'nothing',
          summary: '搜索服务、案例、资讯、招聘信息和软件著作权',
          answers: [group],
          refuses: [400],
          query: {
            q: field.text('搜索内容', { bounds: { min: 2, max: 50 } }),
            type: field.choice('类型', types),
            page: field.number('页码', { bounds: { min: 1 } }),
          },
        },
        searchSite,
      ),
      response.envelope,
    ),
  ],
})
