import type { font, fontSize, fontWeight, letterSpacing, lineHeight } from './scales.ts'

/** What goes together wherever a kind of text stands, each part by the name of its step. */
export interface TypeStyle {
  font: keyof typeof font
  size: keyof typeof fontSize
  weight: keyof typeof fontWeight
  line: keyof typeof lineHeight
  spacing: keyof typeof letterSpacing
  /** What it is for, in Chinese. */
  use: string
}

const text = { font: 'body', weight: 'regular', line: 'body', spacing: 'normal' } as const
const heading = { font: 'body', weight: 'semibold', line: 'tight', spacing: 'tight' } as const
const small = { ...heading, line: 'snug' } as const
const figure = { font: 'figure', weight: 'medium' } as const

/** The type styles, largest first; design tools get them as `typography` (dtcg/typography-tokens.ts). */
export const typeStyles = {
  display: { ...heading, size: 'display', use: '首屏主张，一页一处' },
  'heading-1': { ...heading, size: 'h1', use: '页名' },
  'heading-2': { ...heading, size: 'h2', use: '分区标题' },
  'heading-3': { ...heading, size: 'h3', use: '小节、图文行的标题' },
  'heading-4': { ...small, size: 'h4', use: '面板、对话框里的标题' },
  'heading-5': { ...small, size: 'h5', use: '卡片标题' },
  lead: { ...text, size: 'lead', use: '导语，一两句' },
  body: { ...text, size: 'body', use: '访客页面的正文' },
  'body-small': { ...text, size: 'small', use: '后台的文字、说明、表单' },
  label: { ...text, size: 'small', weight: 'medium', line: 'snug', use: '字段名称、按钮' },
  caption: { ...text, size: 'caption', line: 'snug', use: '图注、时间、计数' },
  figure: { ...figure, size: 'h3', line: 'figure', spacing: 'normal', use: '统计数字' },
  eyebrow: { ...figure, size: 'caption', line: 'snug', spacing: 'eyebrow', use: '眉题、坐标、编号' },
} as const satisfies Record<string, TypeStyle>
