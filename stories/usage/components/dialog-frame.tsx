import { Button } from '#design-system/button/index.ts'
import { Row } from '#stories/design-system/layout.tsx'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['要做一种新的后台对话框，而表单、确认、抽屉都不合：密码修改、排序、日志详情。'],
  whenNot: [
    { wanted: '新增或编辑一条记录', use: 'form-dialog' },
    { wanted: '问一句是或否', use: 'confirm-dialog' },
    { wanted: '访客页面', use: 'modal' },
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      { at: '[role=dialog]', name: '框', note: '宽度以像素给，离窗口边至少 24 像素。' },
      { at: '[role=dialog] header', name: '标题栏', note: '标题与叉；按钮已说全时可去掉叉。' },
      { at: '[role=dialog] header ~ div', name: '正文', note: '由使用者放，过长时自己滚动。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <Row>
            <Button variant="secondary">关闭</Button>
          </Row>
        ),
        says: '只看不改的对话框，底部一个“关闭”，再加右上的叉，够了。',
      },
      bad: {
        shows: (
          <Row>
            <Button variant="danger">关闭</Button>
            <Button variant="secondary">返回</Button>
            <Button variant="quiet">取消</Button>
          </Row>
        ),
        says: '三个词一件事，没人敢按红的那个。',
      },
    },
  ],
  wording: ['标题说明里面是什么，不写“提示”。'],
  keyboard: [
    ['Esc', '等于按叉；是否要先问由使用者决定'],
    ['Tab', '在框内循环'],
  ],
  screenReader: [
    '`dialog` 读标题；`alertdialog` 连同 `describedBy` 指的问题一起读。',
    '正在操作的元素消失时，焦点回到框上，读屏不会落到背后的页面。',
  ],
  criteria: {
    '2.1.2': '焦点留在框里，Esc 总能出去。',
    '2.4.3': '原有焦点的按钮没了，由 `FocusKeeper` 接住。',
    '4.1.2': '角色、名称、模态都写好。',
  },
  related: {
    'form-dialog': '由它搭成。',
    'confirm-dialog': '同样由它搭成。',
    drawer: '用同一张底，从左边来。',
  },
  maturity: { status: '稳定', since: '2026-11-21' },
  development: ['点外面不关闭：误触会丢掉填了一半的东西。', '底部用 `dialogFoot` 的样式，通知会自动避开它。'],
}
