import type { breakpoint } from './breakpoints.ts'
import type * as scales from './scales.ts'
import type { shadow } from './shadows.ts'

type Groups = typeof scales & { shadow: typeof shadow; breakpoint: typeof breakpoint }

/** Composites of the scales' steps (type-styles.ts), which need no descriptions of their own beside their use. */
type Composites = 'typography'

/** What each group of values is for; a token says more only where its name does not. */
export const groupDescriptions = {
  space: '间距，8 px 节奏：x1 = 8 px。以 rem 计，随适老主题的字号放大',
  fontSize: '字号，比例 1.25 的模数；标题随窗口宽度在 360 px 与 1280 px 之间变化，此处为最大值',
  font: '字体。中文用系统字体，不下载',
  fontWeight: '字重',
  lineHeight: '行高（倍数）',
  letterSpacing: '字距，单位 em，相对于字号',
  typography: '文字样式：字体、字号、字重、字距、行高的组合；字距按最大字号换算为 rem',
  radius: '圆角',
  duration: '动效时长；系统要求减少动效时为 1 ms',
  easing: '动效曲线',
  zIndex: '层级',
  size: '控件、图标与版心的尺寸',
  shadow: '投影',
  breakpoint: '版式变化的窗口宽度',
} as const satisfies Record<keyof Groups | Composites, string>

/** The tokens whose names do not say it all. */
export const scaleDescriptions: { [group in keyof Groups]?: { [name in keyof Groups[group]]?: string } } = {
  font: { body: '正文与标题', figure: '数字、坐标与英文眉题；唯一自带的字体 IBM Plex Mono' },
  lineHeight: { figure: '单行数字', tight: '标题', snug: '短文', body: '正文' },
  letterSpacing: { tight: '大标题', wide: '小标题', eyebrow: '英文眉题' },
  easing: { out: '出现：起步快，落定柔和', inOut: '位移', physical: '控制点与标记，略微过冲' },
  size: {
    target: '手指点按的最小边长',
    controlSmall: '小控件高度',
    controlMedium: '中控件高度',
    controlLarge: '大控件高度',
    container: '版心宽度',
    containerNarrow: '窄版心宽度',
    containerWide: '宽版心宽度',
    gutter: '版心左右留白，随窗口宽度变化，此处为最大值',
    header: '页眉高度',
    focusRing: '键盘焦点框的粗细',
  },
}
