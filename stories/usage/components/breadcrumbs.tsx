import { Breadcrumbs } from '#design-system/breadcrumbs/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: [
    '页面在第二层或更深：政府数据服务案例下面的“土壤汇交”。',
    '访客常从搜索引擎直接落到这一页，需要知道上面是什么。',
  ],
  whenNot: [
    '只有一层的页面：页头菜单已经标出当前项。',
    { wanted: '同一层的几个视图之间切换', use: 'tab-strip' },
    { wanted: '流程走到第几步', use: 'process-flow' },
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      { at: 'li:first-child a', name: '上级', note: '每级一个链接，触屏上宽到 44 像素而不挪动位置。' },
      { at: 'li:nth-child(2) a', name: '中间级', note: '级与级之间是一个橙色测站点；换行时点留在行末。' },
      { at: '[aria-current]', name: '本页', note: '不是链接；放不下时省略，悬停看全名。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <Breadcrumbs
            trail={[{ label: '首页', to: '#' }, { label: '案例', to: '#cases' }, { label: '土壤汇交' }]}
          />
        ),
        says: '按网站的层次，不按走来的路。',
      },
      bad: {
        shows: <Breadcrumbs trail={[{ label: '返回', to: '#' }, { label: '当前页' }]} />,
        says: '“返回”是浏览器的事，“当前页”没有说是哪一页。',
      },
    },
  ],
  wording: ['每一级用那个页面的标题，可以取短，但不改叫法。', '最多四级；再深说明栏目该调整了。'],
  keyboard: [
    ['Tab', '逐级到达上级链接；本页不停'],
    ['Enter', '去到那一级'],
  ],
  screenReader: ['读作名为“当前位置”的导航，列表报出共几级，最后一级读作“当前页面”。', '级间的点不读。'],
  criteria: {
    '2.4.5': '在菜单与搜索之外多一条去路。',
    '2.4.8': '说明本页在网站里的位置。',
    '2.5.8': '触屏上链接加宽加高，相邻两级不会误触。',
  },
  related: { 'page-banner': '放在它的 `trail` 里。', 'nav-dropdown': '页头的横向导航。' },
  maturity: { status: '稳定', since: '2026-11-21' },
  development: ['站内导航传 `linkAs={Link}`，避免整页重载。'],
}
