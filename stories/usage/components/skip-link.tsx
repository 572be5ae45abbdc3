import { SkipLink } from '#design-system/skip-link/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['每个页面、每个后台界面的第一个可聚焦元素：一按就越过页头或左侧菜单。'],
  whenNot: [
    { wanted: '在一张长表单的各节之间跳', use: 'section-rail' },
    '给用鼠标的人回到顶部：那是另一件事，这里平时看不见。',
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      {
        at: 'main',
        name: '目标',
        note: '带 `id` 与 `tabIndex={-1}` 的正文；跳过来之后，再按 Tab 就是正文里的第一个控件。',
      },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <SkipLink style={{ position: 'static', transform: 'none' }} href="#main">
            跳到主要内容
          </SkipLink>
        ),
        says: '说清去哪里（这里把它固定显示出来看）。',
      },
      bad: {
        shows: (
          <SkipLink style={{ position: 'static', transform: 'none' }} href="#main">
            跳过
          </SkipLink>
        ),
        says: '跳过什么、到哪里，听的人不知道。',
      },
    },
  ],
  wording: ['一律写“跳到主要内容”；后台写“跳到面板”，对应那里的地标。'],
  keyboard: [
    ['Tab', '页面打开后的第一下就到它，它从上沿滑出'],
    ['Enter', '焦点到正文，页面滚到正文'],
    ['再按 Tab', '不用它也可以，链接收回，焦点照常往下'],
  ],
  screenReader: ['页面上第一个读到的链接。', '目标是 `main` 地标，跳过去先读正文。'],
  criteria: {
    '2.4.1': '这一条就是为绕过重复内容而设的。',
    '2.4.7': '得到焦点时才出现，且是主色实底，绝不会看不见。',
  },
  related: { 'visually-hidden': '永远不显示的文字用它。', 'menu-tree': '后台里要越过的就是它。' },
  maturity: { status: '稳定', since: '2026-11-21' },
}
