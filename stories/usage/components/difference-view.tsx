import { DifferenceView } from '#design-system/difference-view/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['两个人同时修改一条记录，需要选择保留哪一方的值。', '在操作记录里查看一次修改的前后内容。'],
  whenNot: [
    { wanted: '只展示当前值', use: 'description-list' },
    { wanted: '在多条记录之间比较', use: 'data-table' },
    '代码与日志：按中文分词比较，不适合一行行的机器文本。',
  ],
  anatomy: {
    story: 'Fields',
    parts: [
      { at: 'p', name: '小结', note: '几项有变化；只传入有变化的字段时用 `hasSummary={false}` 去掉。' },
      { at: '[role=group], fieldset, section', name: '一个字段', note: '字段名、可选的操作按钮、前后两栏。' },
      { at: 'del', name: '去掉的词', note: '前一版带“−”，删除线。' },
      { at: 'ins', name: '新增的词', note: '后一版带“+”，下划线。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <DifferenceView
            captions={{ before: '当前记录', after: '我填写的' }}
            before="图联科技现有员工 120 人。"
            after="图联科技现有员工 260 人。"
          />
        ),
        says: '说清是谁的版本，改了哪个词一眼看到。',
      },
      bad: {
        shows: (
          <DifferenceView
            captions={{ before: '版本 A', after: '版本 B' }}
            before='{"status":1}'
            after='{"status":0}'
          />
        ),
        says: '不知道谁是谁；值也该译成“启用”“禁用”。',
      },
    },
  ],
  wording: [
    '值写成人能读懂的样子：选项写名称，日期写全。',
    '两栏的名称例如“当前记录”与“我填写的”。',
    '字段名与表单一致。',
  ],
  keyboard: [
    ['Tab', '依次到操作按钮、展开按钮与未变字段'],
    ['Enter 或 空格', '按下按钮，展开长文字或未变字段'],
  ],
  screenReader: [
    '每个字段是一组，组名就是字段名。',
    '改动的词读作“［删除：旧词］”“［新增：新词］”，不依赖读屏软件是否支持删除与插入标记。',
    '只改了空格或换行时，读出“空格”“换行”。',
  ],
  criteria: {
    '1.4.1': '增删各有符号与线，不只靠红绿。',
    '1.4.10': '自身宽 640 像素以上两栏并排，更窄时上下排列。',
    '1.3.1': '前后两版各有名称。',
  },
  related: { alert: '冲突的说明放在它上方。', 'rich-content': '正文只比较其中的文字，另说明格式有变。' },
  maturity: { status: '稳定', since: '2026-11-22' },
  development: [
    '`before` 与 `after` 是文字，或 `{ label, value, kind }` 的列表，按 `label` 配对。',
    '`kind` 为 `picture` 时值是图片路径，配合 `addressOf`；为 `html` 时比较其中的文字。',
    '两边合计超过 2 万字时，只比较首尾之间不同的部分，耗时有上限。',
  ],
}
