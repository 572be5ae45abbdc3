/** A service page that visitors can open, as the menus and cards name it. */
export interface ServiceRoute {
  name: string
  path: string
  /** One line under the name in the header's menu. */
  summary: string
}

/** The six services, in the order of the header's menu and the footer's list (public-site §2.2, §2.14, X-01). */
export const serviceRoutes = [
  { name: '政府数据服务', path: '/government-services', summary: '八大领域的数据治理与应用' },
  { name: '数据标注', path: '/data-annotation', summary: '图像、文本、语音与三维点云' },
  { name: '数据采集', path: '/data-collection', summary: '多场景、多模态的定制采集' },
  { name: '互联网 BPO', path: '/internet-bpo', summary: '可扩展的业务流程外包' },
  { name: '测绘服务', path: '/map-surveying', summary: '从外业测量到成果入库' },
  { name: '产教融合', path: '/industry-education', summary: '校企共建产业学院' },
] as const satisfies readonly ServiceRoute[]

type ServicePath = (typeof serviceRoutes)[number]['path'] | '/services'

const keywords: readonly [RegExp, ServicePath][] = [
  [/政府|政务/, '/government-services'],
  [/标注/, '/data-annotation'],
  [/采集/, '/data-collection'],
  [/BPO/i, '/internet-bpo'],
  [/测绘/, '/map-surveying'],
  [/产教|教育/, '/industry-education'],
]

/** Where the card of a loaded service leads: by a word in its title, else to the services page. */
export function serviceRouteOf(title: string): ServicePath {
  return keywords.find(([keyword]) => keyword.test(title))?.[1] ?? '/services'
}
