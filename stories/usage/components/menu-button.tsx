import { Pencil, Trash2 } from 'lucide-react'
import { MenuButton } from '#design-system/menu-button/index.ts'
import { noop } from '../noop.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['次要的操作有三个以上，摆不下也不必常看到：行内的“更多”、页头的账户菜单。'],
  whenNot: [
    { wanted: '选一个值', use: 'select-field' },
    { wanted: '一组页面的链接', use: 'nav-dropdown' },
    '只有一两个操作：直接放出来，少按一次。',
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      { at: 'button', name: '按钮', note: '`secondary` 有边框，`quiet` 没有，`icon` 只有图标。' },
      { at: 'button svg', name: '箭头', note: '表示会展开；`icon` 时换成三个点。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <MenuButton
            label="更多操作"
            actions={[
              { key: 'e', label: '编辑', icon: <Pencil />, onAction: noop },
              { key: 'd', label: '删除', icon: <Trash2 />, onAction: noop, isDestructive: true },
            ]}
          />
        ),
        says: '危险的在最后、用危险色，离常用的远一些。',
      },
      bad: {
        shows: (
          <MenuButton variant="icon" label="菜单" actions={[{ key: 's', label: '保存', onAction: noop }]} />
        ),
        says: '最常用的操作藏进三个点里，名称也没说是谁的菜单。',
      },
    },
  ],
  wording: [
    '按钮写对象加“操作”：“更多操作”；图标式的 `label` 带上记录名：“首页横幅的更多操作”。',
    '菜单项动词开头，二到六个字；会打开对话框的不加省略号。',
  ],
  keyboard: [
    ['Enter、空格 或 ↓', '打开，焦点到第一项'],
    ['↑ ↓', '在各项之间移动，停用的越过'],
    ['输入文字', '跳到以它开头的一项'],
    ['Esc', '关闭，焦点回到按钮'],
  ],
  screenReader: ['按钮读“有弹出菜单”，展开后读第一项与共几项。', '停用的项仍会读到，标为不可用。'],
  criteria: {
    '2.1.2': 'Tab 与 Esc 都能离开菜单。',
    '2.4.3': '关闭后焦点回到按钮，不会落到页首。',
    '4.1.2': '`menu` 与 `menuitem` 由组件库写好，`isDestructive` 不只靠颜色，文字也说清。',
  },
  related: {
    'popover-surface': '菜单的底板。',
    'confirm-dialog': '危险的一项按下之后先问。',
    'column-chooser': '外形相同，里面是多选。',
  },
  maturity: { status: '稳定', since: '2026-11-21' },
}
