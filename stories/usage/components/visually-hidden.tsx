import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: [
    '看得见的人从位置、颜色或图标就明白，听的人需要一句话：必填星号旁的“（必填）”。',
    '状态变化要让读屏软件听到而画面已经显示：配合 `role="status"`。',
  ],
  whenNot: [
    { wanted: '只有图标的按钮要有名称', use: 'icon-button' },
    '所有人都该看到的说明：藏起来就没人看得到。',
    '暂时不显示的内容：用 `hidden`，否则读屏还会读到。',
  ],
  anatomy: {
    story: 'Playground',
    parts: [{ at: 'p', name: '所在的句子', note: '看到的只有一个星号；听到的是星号后面那个词。' }],
  },
  practices: [
    {
      good: {
        shows: (
          <p>
            第 3 步<VisuallyHidden>，共 5 步</VisuallyHidden>
          </p>
        ),
        says: '补上画面里由进度条表达的那一半。',
      },
      bad: {
        shows: (
          <p>
            提交
            <VisuallyHidden>点击这个按钮可以提交表单</VisuallyHidden>
          </p>
        ),
        says: '复述看得见的字，听的人每个按钮都要多等一句。',
      },
    },
  ],
  wording: ['只写画面上没有的信息，能少就少。', '接在可见文字之后要读得通，注意逗号与空格。'],
  keyboard: [['—', '不放可聚焦的东西进去，焦点会消失在看不见的地方']],
  screenReader: ['按所在位置读出，与普通文字没有区别。'],
  criteria: {
    '1.3.1': '只靠位置或颜色表达的关系在这里变成文字。',
    '4.1.3': '与 `role="status"` 合用，报告结果而不移动焦点。',
  },
  related: {
    'skip-link': '平时看不见，得到焦点才出现，不是一回事。',
    'icon-button': '名称走 `aria-label`，不必自己藏一段字。',
  },
  maturity: { status: '稳定', since: '2026-11-21' },
}
