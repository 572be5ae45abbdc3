import { create } from 'storybook/theming'
import { palette } from '#design-system/tokens/palette.ts'

const { blue, ink, orange, white } = palette

/** Storybook's own frame in the product's colours. */
export const brand = create({
  base: 'light',
  brandTitle: '图联科技 · 设计系统',
  brandUrl: './?path=/docs/start--docs',
  brandTarget: '_self',
  colorPrimary: orange[500],
  colorSecondary: blue[600],
  appBg: ink[25],
  appContentBg: white,
  appPreviewBg: white,
  appBorderColor: ink[100],
  appBorderRadius: 4,
  fontBase: '"PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans SC", sans-serif',
  textColor: ink[900],
  textMutedColor: ink[600],
  barTextColor: ink[600],
  barSelectedColor: blue[600],
  barHoverColor: blue[600],
  inputBorder: ink[200],
  inputTextColor: ink[900],
})
