import { Button } from '#design-system/button/index.ts'
import { Row } from '#stories/design-system/layout.tsx'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['窄窗口里放后台菜单：平时收着，要时从左边滑出。', '详情较长又要随时回到列表，例如操作记录。'],
  whenNot: [
    { wanted: '填写与保存', use: 'form-dialog' },
    { wanted: '筛选条件', use: 'filter-bar' },
    '宽窗口里的菜单：直接摆在左侧。',
  ],
  anatomy: {
    story: 'Open',
    parts: [
      { at: '[role=dialog]', name: '面板', note: '默认宽 288 像素，总留出一条页面可以按着关掉。' },
      { at: '[role=dialog] h2', name: '标题', note: '也是它的名称。' },
      { at: '[role=dialog] [aria-label=关闭]', name: '关闭', note: '按外面、Esc 与它等效。' },
    ],
  },
  practices: [
    {
      good: { shows: <Button variant="secondary">菜单</Button>, says: '打开它的按钮写着里面是什么。' },
      bad: {
        shows: (
          <Row>
            <Button variant="quiet">☰</Button>
          </Row>
        ),
        says: '用一个字符当图标，没有名称，放大后也糊。',
      },
    },
  ],
  wording: ['标题两到六个字：“后台菜单”。'],
  keyboard: [
    ['Esc', '关闭，焦点回到打开它的按钮'],
    ['Tab', '在抽屉里循环；内容长时正文可聚焦，用 ↑ ↓ 滚动'],
  ],
  screenReader: ['读作名为标题的对话框，背后的页面不可达。'],
  criteria: {
    '1.4.10': '320 像素宽时仍露出页面，知道自己在哪。',
    '2.1.2': '三种办法都能关。',
    '2.3.3': '要求减少动态效果时直接出现，不滑。',
  },
  related: { 'menu-tree': '里面的菜单。', 'dialog-frame': '同一张底与标题栏。' },
  maturity: { status: '稳定', since: '2026-11-21' },
}
