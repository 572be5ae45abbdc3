import { TabPanel, TabStrip, useTabs } from '#design-system/tab-strip/index.ts'
import type { Usage } from '../usage.ts'

function Strip({ labels }: { labels: string[] }) {
  const state = useTabs(labels)
  return (
    <div>
      <TabStrip label="示例" tabs={labels.map((label) => ({ id: label, label }))} state={state} />
      {labels.map((label) => (
        <TabPanel key={label} tab={label} state={state}>
          {label}的内容
        </TabPanel>
      ))}
    </div>
  )
}

export const usage: Usage = {
  when: ['访客页面上几组内容并列、一次只看一组，例如行业方案与标注类别。', '标签数在 2 到 8 个之间。'],
  whenNot: [
    '内容需要对照着看：全部排开。',
    { wanted: '后台界面里的切换', use: 'tabs' },
    { wanted: '步骤有先后', use: 'process-flow' },
    { wanted: '标签旁边就是一张随之变化的图', use: 'showcase' },
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      { at: '[role=tablist]', name: '标签条', note: '放不下时横向滚动；纵向在 1024 像素以下自动变成横向。' },
      { at: '[role=tab]', name: '标签', note: '可带图标、编号与一行说明。' },
      { at: '[role=tabpanel]:not([hidden])', name: '内容', note: '由所属的标签命名。' },
    ],
  },
  practices: [
    {
      good: { shows: <Strip labels={['图像', '语音', '文本']} />, says: '名词、同一层级、长短相近。' },
      bad: {
        shows: <Strip labels={['图像标注', '我们怎样保证质量', '3']} />,
        says: '一个是类别、一个是问题、一个是数字，看不出在切换什么。',
      },
    },
  ],
  wording: [
    '标签用名词，2 到 8 个字，彼此同一层级。',
    '不在标签里放计数以外的状态。',
    '默认选第一个；停用的条目一律不出现。',
  ],
  keyboard: [
    ['Tab', '到当前标签，再按一次进入内容'],
    ['← →', '换到相邻标签并立即显示'],
    ['↑ ↓', '纵向标签条里同样换标签；横向的不占用，照常滚动页面'],
    ['Home / End', '第一个、最后一个标签'],
    ['Alt、Ctrl、Shift、⌘ 同按', '不作反应，留给浏览器，例如 Alt+← 后退'],
  ],
  screenReader: [
    '读作标签列表，名称来自 `label`，报出第几个、共几个、是否选中；纵向的还报方向。',
    '内容区由标签命名，进入时先报名称。',
  ],
  criteria: {
    '2.1.1': '一组标签只占一站，组内用方向键。',
    '3.2.1': '选中随方向键改变，但不移动页面、不打开新窗口。',
    '4.1.2': '`tablist`、`tab`、`tabpanel` 与选中状态齐全。',
  },
  related: { tabs: '后台用的同类，基于无头组件库，行为更全。', showcase: '由它的纵向形态加一张图组成。' },
  maturity: { status: '稳定', since: '2026-11-21' },
  development: [
    '三样一起用：`TabStrip`、每个标签一个 `TabPanel`、状态 `useTabs`。',
    '没有脚本时所有内容依次展开，什么也不会丢。',
    '同一屏不叠两条同样的标签条；第二层用图标式标签以示区别。',
  ],
}
