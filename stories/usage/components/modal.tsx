import { Button } from '#design-system/button/index.ts'
import { Row } from '#stories/design-system/layout.tsx'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: [
    '访客不离开当前页看一条内容的详情：成员、证书、资讯、岗位与二维码。',
    '需要访客当场做一个小决定，例如投递或取消。',
  ],
  whenNot: [
    '内容很长、需要分享地址：做成页面。',
    { wanted: '只是告知结果', use: 'toast-line' },
    { wanted: '后台新增与编辑', use: 'form-dialog' },
  ],
  anatomy: {
    story: 'SeventyPercent',
    parts: [
      { at: 'dialog', name: '对话框', note: '原生 `dialog`；宽度由规格给定，手机上占满。' },
      { at: 'dialog h2', name: '标题', note: '始终可见。' },
      { at: 'dialog [aria-label=关闭]', name: '关闭', note: '打开时焦点在这里，不直接跳到危险按钮。' },
      { at: 'dialog > :last-child', name: '底栏', note: '可省；最多两个按钮，主要操作在最后。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <Row>
            <Button variant="secondary">再看看</Button>
            <Button>投递简历</Button>
          </Row>
        ),
        says: '底栏按钮写动作，主要的在最后。',
      },
      bad: {
        shows: (
          <Row>
            <Button>确定</Button>
            <Button>知道了</Button>
            <Button>下次再说</Button>
          </Row>
        ),
        says: '三个都是主色，“确定”什么没有说；只读的详情根本不需要底栏。',
      },
    },
  ],
  wording: ['标题写清是谁的详情，不写“详情”二字了事。', '按钮写动作：“投递简历”，不写“确定”。'],
  keyboard: [
    ['Esc', '关闭，焦点回到打开它的控件'],
    ['Tab / Shift+Tab', '只在对话框内循环'],
    ['↑ ↓', '正文可滚动时滚动'],
  ],
  screenReader: ['先读标题；页面其余部分对读屏不可见。', '正文放不下时可以聚焦滚动，读屏报它的名称。'],
  criteria: {
    '2.1.2': 'Esc、关闭按钮、点外面三条出路。',
    '2.4.3': '关闭后焦点回到打开它的地方。',
    '2.4.11': '正文滚动时，焦点不会藏到底栏下面。',
  },
  related: { 'form-dialog': '后台的表单。', 'confirm-dialog': '只问是与否。', gallery: '大图开在它里面。' },
  maturity: { status: '稳定', since: '2026-11-21' },
  development: [
    '宽度由规格给定：成员 800 像素、岗位 60%、服务 70%、页脚 400 像素。',
    '在里面按住鼠标、到外面松开不会误关。',
    '背后的页面不滚动，也不跳动。',
  ],
}
