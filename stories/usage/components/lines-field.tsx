import { LinesField } from '#design-system/lines-field/index.ts'
import { noop } from '../noop.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['一串短文字，每行一条：特点、职责、要求。常从文档里整段粘贴过来。'],
  whenNot: [
    { wanted: '每条不止一个输入', use: 'list-field' },
    { wanted: '连贯的一段话', use: 'text-area' },
    { wanted: '从固定的词里选', use: 'combo-box' },
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      { at: 'li > span', name: '行号', note: '装饰，读屏读的是输入框的名称。' },
      { at: 'li input', name: '一行', note: '最多 200 字；空行不会存进去。' },
      { at: 'li button', name: '移除', note: '只剩一个空行时停用。' },
      { at: 'ol ~ div', name: '添加与计数', note: '“添加一行”与“2 / 12”。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <LinesField
            label="特点列表"
            value={['多轮质检', '按日交付']}
            max={12}
            onChange={noop}
            placeholder="例如：三级质检"
          />
        ),
        says: '每行一件事，句式一致。',
      },
      bad: {
        shows: (
          <LinesField label="特点列表" value={['1、多轮质检；2、按日交付；3、可追溯']} onChange={noop} />
        ),
        says: '三条挤在一行，前台只会显示成一条；粘贴时本来会自动拆开并去掉编号。',
      },
    },
  ],
  wording: ['名称加“列表”，告诉人可以有多条。', '占位只在第一行，写一条像样的例子。', '各行末尾不加标点。'],
  keyboard: [
    ['Enter', '在下面加一行'],
    ['Backspace（空行里）', '移除这一行，焦点到上一行'],
    ['↑ ↓', '到上一行、下一行'],
    ['Ctrl+V', '一次粘贴多行，去掉项目符号与编号'],
  ],
  screenReader: [
    '每行读作“第 2 行”，组名在进入时读出。',
    '粘贴后读出“已粘贴 5 行”，超出的部分也说明。',
    '移除后读出移走的是哪一句。',
  ],
  criteria: {
    '3.3.1': '粘贴放不下的行数会说出来。',
    '2.1.1': '增、删、移动焦点都有按键；组字时 Enter 不加行。',
    '4.1.3': '结果以状态消息报出。',
  },
  related: { 'list-field': '需要排序、撤销时。', 'text-area': '不分条的文字。' },
  maturity: { status: '已评审', since: '2026-11-22' },
}
