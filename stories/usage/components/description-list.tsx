import { DescriptionList } from '#design-system/description-list/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['只读地看一条记录：访客留言、简历、系统信息、操作记录的详情。'],
  whenNot: [
    { wanted: '要改这些值', use: 'form-dialog' },
    { wanted: '比较两版', use: 'difference-view' },
    { wanted: '同类的很多条', use: 'data-table' },
  ],
  anatomy: {
    story: 'TwoColumns',
    parts: [
      { at: 'dt', name: '名称', note: '弱一些的文字，宽度取最长的一个。' },
      { at: 'dd', name: '值', note: '空值是“—”；保留换行，长词换行。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <DescriptionList
            descriptions={[
              { term: '姓名', detail: '测试访客' },
              { term: '邮箱', detail: '' },
              { term: '提交时间', detail: '2026-11-21 09:30:00' },
            ]}
          />
        ),
        says: '没有填的显示“—”，知道是没有而不是没加载。',
      },
      bad: {
        shows: (
          <DescriptionList
            descriptions={[
              { term: '姓名：', detail: '测试访客' },
              { term: '是否已读', detail: 'false' },
            ]}
          />
        ),
        says: '名称带冒号，值写程序的话。',
      },
    },
  ],
  wording: [
    '名称与表单、表头里的叫法相同，不带冒号。',
    '值写成人话：选项写名称，时间写全。',
    '长文字设 `isWide`，独占一行。',
  ],
  keyboard: [['—', '用来读的；值里的链接与按钮按顺序到达']],
  screenReader: ['读作描述列表，名称与值成对。', '“—”会读作破折号，重要的缺失请写成“未填写”。'],
  criteria: {
    '1.3.1': '名称与值由 `dl` 配对。',
    '1.3.2': '两列时仍按先左后右、一对一对的顺序。',
    '1.4.10': '560 像素以下总是一列。',
  },
  related: { 'difference-view': '同样是名称与值，多一版。', drawer: '详情常放在其中。' },
  maturity: { status: '稳定', since: '2026-11-21' },
}
