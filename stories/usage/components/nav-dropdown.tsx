import { NavDropdown } from '#design-system/nav-dropdown/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['页头导航里有一组同类页面要收在一个词下面，例如“服务”下的六个页面。'],
  whenNot: [
    { wanted: '对一行记录做编辑、删除等操作', use: 'menu-button' },
    { wanted: '后台的多级菜单', use: 'menu-tree' },
    '手机菜单：用原生折叠，手指没有悬停。',
  ],
  anatomy: {
    story: 'Current',
    parts: [
      { at: 'button', name: '触发按钮', note: '其中有当前页面时变色，强制颜色下加下划线。' },
      { at: 'button svg', name: '箭头', note: '展开时转半圈，装饰。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <NavDropdown label="服务">
            <a href="#government">政府数据服务</a>
          </NavDropdown>
        ),
        says: '触发词只负责展开，去哪里由里面的链接说。',
      },
      bad: {
        shows: (
          <NavDropdown label="更多">
            <a href="#contact">联系我们</a>
          </NavDropdown>
        ),
        says: '“更多”没有分类，而且把访客最常找的入口藏了起来；只有一个链接时直接放在页头。',
      },
    },
  ],
  wording: ['触发词是类名，两到四个字。', '链接用页面名称；附带的说明不超过 14 个字。'],
  keyboard: [
    ['Enter 或 空格', '展开或收起面板'],
    ['↓', '展开并到第一个链接'],
    ['Esc', '收起，焦点回到触发按钮'],
    ['Tab', '到按钮只是停在那里，展开后再到各个链接；离开后自动收起'],
  ],
  screenReader: [
    '按钮读出“已展开”或“已收起”；面板里是普通链接，不是菜单项，可以按链接浏览。',
    '当前页面的链接标为“当前页面”。',
  ],
  criteria: {
    '1.4.13': '指针滑出边缘后等 140 毫秒再收，移向面板不会落空；Esc 随时收起。',
    '2.1.1': '悬停能做的，键盘都能做。',
    '3.2.1': '只得到焦点不会展开。',
  },
  related: {
    'menu-button': '样子相近，里面是操作而不是链接。',
    'theme-switch': '同样展开一块面板，里面是单选。',
  },
  maturity: { status: '稳定', since: '2026-11-21' },
  development: [
    '脚本未到时由样式展开，悬停与聚焦都有效。',
    '键盘焦点还在里面时，指针离开也不收起；点任一链接后收起。',
  ],
}
