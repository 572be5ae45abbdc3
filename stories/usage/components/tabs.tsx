import { Tabs } from '#design-system/tabs/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: [
    '后台一个面板里有几类记录，各有各的表：自动驾驶条目的五个类别。',
    '切换之后表格、筛选、页码一起换，但仍是同一个面板。',
  ],
  whenNot: [
    { wanted: '访客页面上的切换', use: 'tab-strip' },
    { wanted: '一张长表单的各节', use: 'section-rail' },
    { wanted: '只是按状态筛同一张表', use: 'filter-bar' },
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      { at: '[role=tablist]', name: '标签行', note: '多到放不下时横向滚动，没有滚动条。' },
      { at: '[role=tab]', name: '标签', note: '选中的有两像素的主色线，强制颜色下四像素。' },
      { at: '[role=tab] span', name: '数目', note: '可省。这一类有几条。' },
      { at: '[role=tabpanel]', name: '面板', note: '只画打开的一个。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <Tabs
            label="类别"
            tabs={[
              { key: 'a', label: '车道线', count: 12, content: '…' },
              { key: 'b', label: '交通标志', count: 0, content: '…' },
            ]}
          />
        ),
        says: '没有条目的类也留着，数目写 0，好去添加。',
      },
      bad: {
        shows: (
          <Tabs
            label="类别"
            tabs={[
              { key: 'a', label: '车道线', content: '…' },
              { key: 'b', label: '交通标志', isDisabled: true, content: '…' },
            ]}
          />
        ),
        says: '空的类被停用，谁也加不了第一条。',
      },
    },
  ],
  wording: ['与后台菜单、数据库里的类别同名。', '数目只写整数，不写“12 条”。'],
  keyboard: [
    ['Tab', '到打开的标签，再到面板里第一个控件'],
    ['← →', '换标签，到头再按从另一头继续'],
    ['Home / End', '跳到首尾的标签'],
  ],
  screenReader: ['标签报名称、数目、第几个与是否选中。', '停用的标签报“不可用”，方向键会越过它。'],
  criteria: {
    '2.4.3': '面板紧跟在标签行之后，焦点顺序与看到的一致。',
    '2.4.7': '键盘焦点画在标签内侧，滚动时不会被切掉。',
    '4.1.2': '角色与选中状态由组件库写好。',
  },
  related: { 'tab-strip': '访客侧的同类，没有依赖、更轻。', 'data-table': '通常是面板里的内容。' },
  maturity: { status: '稳定', since: '2026-11-21' },
  development: ['要记住打开的是哪一个，就自己保管 `selectedKey`；不给则离开面板后回到第一个。'],
}
