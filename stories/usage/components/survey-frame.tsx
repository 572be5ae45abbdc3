import { SurveyFrame } from '#design-system/survey-frame/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: [
    '要让一张图看起来正在被标注：首屏示意、空状态里的图标。',
    '悬停时提示“这一块是一个对象”：用 `shows="hover"`。',
  ],
  whenNot: [
    { wanted: '普通的一张图', use: 'media-frame' },
    { wanted: '可按的整块内容', use: 'card' },
    '表示选中：选中要靠控件自己的状态，框只是装饰。',
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      { at: '[data-mark]', name: '标注小签', note: '可省。类别加置信度，像标注工具里的那样。' },
      { at: 'img', name: '被框的内容', note: '任意内容；框画在它外面 4 像素处，不占地方。' },
    ],
  },
  practices: [
    {
      good: {
        shows: <SurveyFrame label="地块 0.98">地块</SurveyFrame>,
        says: '小签是“类别 置信度”，一屏只框一处。',
      },
      bad: {
        shows: (
          <SurveyFrame label="点击查看详情">
            <SurveyFrame label="重要">按钮</SurveyFrame>
          </SurveyFrame>
        ),
        says: '小签对读屏隐藏，不能拿来放要紧的话；框中框更看不清框了谁。',
      },
    },
  ],
  wording: [
    '小签用大写西文加两位小数，不超过 16 个字符。',
    '凡是必须让人知道的，写在框里的内容上，不写在小签上。',
  ],
  keyboard: [['—', '框不接收焦点；`shows="hover"` 时，焦点进入其中的链接框才出现']],
  screenReader: ['框与小签都不读，内容照常。'],
  criteria: {
    '1.3.1': '意义不依赖框：去掉它内容仍然完整。',
    '1.4.13': '悬停出现的只有线条，不遮住内容，也没有可读的字只在悬停时出现。',
  },
  related: {
    'empty-state': '图标就放在这个框里。',
    card: '悬停时画的是同一种检测框。',
    gallery: '焦点与悬停的框线来自同一处。',
  },
  maturity: { status: '稳定', since: '2026-11-21' },
}
