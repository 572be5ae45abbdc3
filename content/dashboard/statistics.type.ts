import { call, callGroup, field, operation, response } from '#contract/declare.ts'
import type { RequestContext } from '#contract/engine/operation.ts'

// Which content type each figure of the dashboard counts, all rows of it.
const counted = {
  bannerCount: 'banner',
  serviceCount: 'service',
  caseCount: 'case',
  contactCount: 'contact-message',
  baseCount: 'base',
  newsCount: 'news',
  partnerCount: 'partner',
} as const

const answers = Object.fromEntries(Object.keys(counted).map((figure) => [figure, field.number('条数')]))

export type Statistics = Record<keyof typeof counted, number>

export const statistics = callGroup({
  name: 'stats',
  typeLabel: '统计数据',
  calls: [
    call.admin(
      'GET /api/stats/dashboard',
      operation.run({ takes: 'nothing', summary: '查看各类内容的数量', answers }, countRows),
      response.envelope,
    ),
  ],
})

async function countRows({ stores }: RequestContext): Promise<Statistics> {
  const figures = Object.entries(counted).map(async ([figure, typeName]) => [
    figure,
    await stores.of(typeName).count(),
  ])
  return Object.fromEntries(await Promise.all(figures)) as Statistics
}
