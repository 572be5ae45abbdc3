import { TextArea } from '#design-system/text-area/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['几句到几段的纯文字：留言、简介、描述。'],
  whenNot: [
    { wanted: '要分节、列表、配图', use: 'rich-text-field' },
    { wanted: '每行一条的短文本', use: 'lines-field' },
    { wanted: '一行就够', use: 'text-field' },
  ],
  anatomy: {
    story: 'SixRows',
    parts: [
      { at: 'label', name: '名称行', note: '右端可放字数。' },
      { at: 'textarea', name: '多行框', note: '行数由 `rows` 定，可以竖向拉大，不能拉宽。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <TextArea label="留言内容" rows={3} aside="12 / 500" defaultValue="想了解土壤普查的数据汇交。" />
        ),
        says: '有上限就把已写多少放在名称行，写的时候看得到。',
      },
      bad: {
        shows: <TextArea label="留言内容" rows={1} style={{ resize: 'none' }} />,
        says: '一行高又不能拉大，写到第二句就看不见第一句。',
      },
    },
  ],
  wording: ['提示写希望包含什么：“项目地点、数据量、希望交付的时间”。', '超过上限时说超出多少，不偷偷截掉。'],
  keyboard: [
    ['Tab', '进入或离开，不输入制表符'],
    ['Enter', '换行，不提交'],
  ],
  screenReader: ['读名称、多行、已有内容，再读提示。', '字数不逐字播报。'],
  criteria: {
    '1.4.12': '加大行距后框自动出滚动条，字不被切。',
    '2.1.2': 'Tab 总能离开。',
    '3.3.2': '上限在填写之前就看得到。',
  },
  related: { 'text-field': '一行的同类。', 'rich-text-field': '带格式的同类。' },
  maturity: { status: '稳定', since: '2026-11-21' },
}
