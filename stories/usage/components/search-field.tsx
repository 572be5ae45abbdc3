import { SearchField } from '#design-system/search-field/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['在当前列表里按关键字找：后台各表、菜单、操作记录。'],
  whenNot: [
    { wanted: '从选项里找一个填进表单', use: 'combo-box' },
    { wanted: '按条件缩小范围', use: 'filter-bar' },
    '全站搜索：访客页有自己的搜索页。',
  ],
  anatomy: {
    story: 'Filled',
    parts: [
      { at: 'svg', name: '放大镜', note: '装饰，不是按钮：输入即查。' },
      { at: 'input', name: '输入框', note: '占位写能搜哪些字段；空着时右侧有 `/` 提示。' },
      { at: 'button', name: '清除', note: '有内容才出现。' },
    ],
  },
  practices: [
    {
      good: {
        shows: <SearchField label="搜索轮播图" placeholder="搜索标题、链接" />,
        says: '占位告诉人搜得到什么，也就说明了搜不到什么。',
      },
      bad: {
        shows: <SearchField placeholder="请输入搜索关键词进行查询…" />,
        says: '一句客套，没说搜哪些字段；名称也只是“搜索”。',
      },
    },
  ],
  wording: ['占位“搜索＋字段名”，字段名与表头一致。', '搜不到时由空状态说出搜的词。'],
  keyboard: [
    ['/', '在页面任何地方按下即到搜索框（打字与对话框中除外）'],
    ['Esc', '清空；空着时离开搜索框'],
    ['Enter', '手机键盘上显示“搜索”，收起键盘'],
  ],
  screenReader: ['读作搜索框，名称取 `label`。', '结果的条数由筛选条报出，搜索框自己不报。'],
  criteria: {
    '2.1.1': '快捷键不与打字冲突，组字时不作反应。',
    '2.4.7': '焦点框画在整个框上。',
    '2.5.8': '清除按钮触屏 44 像素。',
  },
  related: { 'filter-bar': '放进它的 `search`。', toolbar: '没有筛选时放在工具条左端。' },
  maturity: { status: '稳定', since: '2026-11-21' },
}
