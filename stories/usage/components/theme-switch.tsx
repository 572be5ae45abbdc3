import { ThemeSwitch } from '#design-system/theme-switch/index.ts'
import { noop } from '../noop.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: [
    '访客自己决定怎样显示：浅色、深色、适老大字、素灰、跟随系统。',
    '页脚与适老入口里；后台的账户菜单也有一份。',
  ],
  whenNot: [
    { wanted: '打开或关闭一样东西', use: 'switch-field' },
    '内容的切换：主题只改样子，不改看到什么。',
    '没有脚本的页面：那里它不出现，主题随系统。',
  ],
  anatomy: {
    story: 'List',
    parts: [
      { at: 'fieldset', name: '一组单选', note: '`list` 直接列出，`menu` 收在按钮里。' },
      { at: 'label svg', name: '图标', note: '辅助辨认。' },
      { at: 'label small', name: '效果', note: '说这样选会看到什么，不说技术名。' },
      { at: 'input', name: '单选钮', note: '原生控件，换了就生效，不用确认。' },
    ],
  },
  practices: [
    {
      good: {
        shows: <ThemeSwitch value="light" onChange={noop} />,
        says: '收在一个写着字的按钮里，找得到又不占地方。',
      },
      bad: {
        shows: <ThemeSwitch value="light" onChange={noop} label="皮肤" />,
        says: '“皮肤”听起来是装饰，需要大字的人不会点开。',
      },
    },
  ],
  wording: ['选项写效果：“文字放大，对比加强，按钮加大”，不写“适老化模式 2.0”。'],
  keyboard: [
    ['Enter 或 空格', '在按钮上：展开或收起'],
    ['↑ ↓', '换一种显示方式，立即生效'],
    ['Esc', '收起，焦点回到按钮'],
  ],
  screenReader: [
    '读作一组单选，组名取 `label`，每项连同效果一起读。',
    '换主题时不另外播报，因为焦点没有动，内容也没有变。',
  ],
  criteria: {
    '1.4.3': '每个主题的颜色都经过同一份对比度计算。',
    '1.4.4': '适老主题把文字放大而不需要浏览器缩放。',
    '3.2.2': '换主题不跳页、不丢已填的内容。',
  },
  related: { 'radio-group': '后台表单里的单选。', 'nav-dropdown': '同样从页头展开。' },
  maturity: { status: '稳定', since: '2026-11-22' },
  development: ['选择由 `theme` 一侧保存并在别的标签页同步，组件只管显示与告知。'],
}
