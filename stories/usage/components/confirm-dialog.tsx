import { Button } from '#design-system/button/index.ts'
import { Row } from '#stories/design-system/layout.tsx'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['删除，以及其他不能撤销的操作之前问一句。', '放弃未保存的修改。'],
  whenNot: [
    '可以撤销的操作：直接做，给撤销。',
    { wanted: '告知结果', use: 'toast' },
    { wanted: '要填写点什么', use: 'form-dialog' },
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      { at: '[role=alertdialog] h2', name: '标题', note: '默认“提示”。' },
      { at: '[role=alertdialog] svg', name: '警告图标', note: '装饰，含义由问题说。' },
      { at: '[role=alertdialog] div[id]', name: '问题', note: '写清对象的一句。' },
      {
        at: '[role=alertdialog] > div:last-child button',
        name: '取消与确定',
        note: '取消在前；危险操作的确定为红色，焦点先在取消上。',
      },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <div>
            <p>确定要删除轮播图“春季开工”吗？</p>
            <Row>
              <Button variant="secondary">取消</Button>
              <Button variant="danger">确定</Button>
            </Row>
          </div>
        ),
        says: '问题里有动作、有对象的名字。',
      },
      bad: {
        shows: (
          <div>
            <p>是否不取消本次操作？</p>
            <Row>
              <Button>是</Button>
              <Button>否</Button>
            </Row>
          </div>
        ),
        says: '双重否定加“是／否”，谁也说不准会怎样。',
      },
    },
  ],
  wording: [
    '问题写清对象：“确定要删除这个标注类型吗？”',
    '按钮写“取消”“确定”；取消后不出任何提示。',
    '有后果就补一句：“删除后首页不再显示它。”',
  ],
  keyboard: [
    ['Esc', '取消，什么也不发生'],
    ['Tab', '在两个按钮间切换'],
    ['Enter', '按下获得焦点的按钮；危险操作焦点先在取消上'],
  ],
  screenReader: ['读作警示对话框，打开即读出问题。', '失败时原因在问题下方读出，可以再试。'],
  criteria: {
    '3.3.4': '不可逆的操作都先经过它。',
    '2.4.3': '焦点先落在不会造成损失的按钮上。',
    '4.1.2': '`alertdialog` 以问题为描述。',
  },
  related: { 'dialog-frame': '骨架。', button: '`danger` 外观只在这里与行内删除用。' },
  maturity: { status: '稳定', since: '2026-11-21' },
  development: [
    '确定返回的 Promise 未完成前对话框保持打开并显示进行中；失败时留在原处。',
    '面板里用 `useConfirm()` 最省事。',
  ],
}
