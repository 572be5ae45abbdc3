import { MenuTree } from '#design-system/menu-tree/index.ts'
import { noop } from '../noop.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['后台左侧的菜单：十几组、四十多个面板，最多三级。', '抽屉里的同一份菜单（窄屏）。'],
  whenNot: [
    { wanted: '访客页头的导航', use: 'nav-dropdown' },
    { wanted: '一张表单里的各节', use: 'section-rail' },
    '选择数据里的上级分类：那是选择，不是导航。',
  ],
  anatomy: {
    story: 'DeepEntry',
    parts: [
      { at: '[role=group]', name: '菜单', note: '放在有名称的 `nav` 里。' },
      { at: '[aria-expanded=true]', name: '展开的组', note: '当前界面所在的组自动展开，之后听用户的。' },
      { at: '[aria-current]', name: '当前界面', note: '打开时滚到可见处，只滚菜单，不滚页面。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <MenuTree
            label="菜单"
            currentKey="a"
            onSelect={noop}
            entries={[
              { key: 'a', label: '访客留言', badge: 3, badgeLabel: '3 条新留言' },
              { key: 'b', label: '新闻资讯' },
            ]}
          />
        ),
        says: '数目旁边配 `badgeLabel`，听得懂 3 是什么。',
      },
      bad: {
        shows: (
          <MenuTree
            label="菜单"
            currentKey="b"
            onSelect={noop}
            entries={[
              { key: 'a', label: '访客留言（3）' },
              { key: 'b', label: '新闻资讯管理列表' },
            ]}
          />
        ),
        says: '数目写进名称，名称就随时在变；“管理列表”每项都一样，等于没写。',
      },
    },
  ],
  wording: ['条目与面板标题、权限名称同一个词，二到六个字。', '组名是领域，条目是对象，不写“管理”“列表”。'],
  keyboard: [
    ['Tab', '逐行到达；与页面其他地方一样'],
    ['↑ ↓', '在看得见的各行之间移动'],
    ['Home / End', '第一行、最后一行'],
    ['Enter 或 空格', '打开界面，或展开、折叠一组'],
  ],
  screenReader: ['组读出“已展开”或“已折叠”，当前条目读“当前页面”。', '数目之后接着读它的意思。'],
  criteria: {
    '2.4.7': '焦点框画在行内，滚动到边缘也看得全。',
    '3.2.3': '任何界面里菜单的顺序都一样。',
    '4.1.2': '展开状态写在按钮上，不靠箭头方向。',
  },
  related: {
    drawer: '窄屏时菜单放在里面。',
    'skip-link': '越过整个菜单。',
    'search-field': '菜单上方按名称查找，结果用 `isUnfolded` 全部展开。',
  },
  maturity: { status: '稳定', since: '2026-11-21' },
}
