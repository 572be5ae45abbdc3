import { MediaFrame } from '#design-system/media-frame/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['任何来自后台的图片：它可能很慢、很大、比例不对，或者根本不在了。', '几张图并列，要一样高。'],
  whenNot: [
    { wanted: '装饰性的底纹', use: 'contour-lines' },
    { wanted: '要按原图比例显示', use: 'picture' },
    '图标：直接用图标组件。',
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      {
        at: '[class]:has(> img), [class]:has(> picture)',
        name: '框',
        note: '比例由 `ratio` 定，加载前后不变；`none` 时由父元素定高。',
      },
      { at: 'img', name: '图片', note: '默认懒加载；首屏图设 `isPriority`。' },
    ],
  },
  practices: [
    {
      good: {
        shows: <MediaFrame src="/upload/demo-service-surveying.webp" alt="" ratio="16/9" fit="cover" />,
        says: '照片铺满，主体居中，裁掉一点边不要紧。',
      },
      bad: {
        shows: <MediaFrame src="/upload/demo-service-surveying.webp" alt="" ratio="4/1" fit="contain" />,
        says: '照片用 `contain` 放进过扁的框，两边大片空白。',
      },
    },
    {
      good: {
        shows: <MediaFrame src="/upload/missing.webp" alt="企业徽标" ratio="16/9" />,
        says: '缺图时是安静的占位，`alt` 仍读得到。',
      },
      bad: {
        shows: <MediaFrame src="/upload/missing.webp" alt="加载失败" ratio="16/9" />,
        says: '`alt` 写状态，看不见的人不知道本来是什么。',
      },
    },
  ],
  wording: ['照片用 `cover`，标志与证书用 `contain`。', '不把文字做进图片里。'],
  keyboard: [['—', '图片框自身不接收焦点']],
  screenReader: [
    '`alt` 说明图片内容；装饰图片给空文字，读屏跳过。',
    '加载失败时仍按 `alt` 读出，不会变成“图片”两个字。',
  ],
  criteria: { '1.1.1': '缺图的占位同样带着 `alt`。', '1.4.5': '标志以外不以图代字。' },
  related: { picture: '里面取文件的就是它。', skeleton: '文字与数字的占位；图片的占位就是这个框。' },
  maturity: { status: '稳定', since: '2026-11-21' },
  development: ['`ratio` 写真实比例，页面加载过程不跳动。', '图片在脚本到来之前就失败的情况也能识别。'],
}
