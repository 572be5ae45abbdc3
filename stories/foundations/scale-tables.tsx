import { breakpoint } from '#design-system/tokens/breakpoints.ts'
import { duration, radius, size, space, zIndex } from '#design-system/tokens/scales.ts'
import { ValueTable } from './value-table.tsx'

/** Window widths at which layouts change. */
export const Breakpoints = () => (
  <ValueTable
    values={breakpoint}
    uses={{
      phone: '最窄的手机：一切内容在此宽度下可读、不横向滚动',
      tablet: '两列开始；对话框不再占满',
      laptop: '三四列、首屏定高、纵向标签条',
      desktop: '后台左侧菜单常驻、分节导航成列',
    }}
  />
)

export const Layers = () => (
  <ValueTable
    values={zIndex}
    uses={{
      raised: '卡片里铺满的链接、框上的小签',
      sticky: '粘住的表头、工具条',
      header: '访客页头、后台页头',
      dropdown: '下拉、菜单、日历',
      overlay: '手机菜单',
      modal: '对话框与抽屉',
      toast: '轻提示、跳到正文：永远看得见',
    }}
  />
)

export const Spaces = () => (
  <ValueTable
    values={space}
    uses={{
      x05: '图标与字、标签里的内边距',
      x1: '一组控件之间',
      x15: '输入框的左右内边距、表格单元格',
      x2: '卡片之间、手机上的块间距',
      x3: '卡片内边距、表单字段之间',
      x4: '标题与内容之间',
      x5: '流程各站之间',
      x6: '紧凑分区的上下',
      x8: '手机上分区的上下',
      x10: '首屏里的大块',
      x12: '页脚',
      x16: '宽窗口里分区的上下',
    }}
  />
)

export const Radii = () => (
  <ValueTable
    values={radius}
    uses={{
      small: '卡片、标签、图片：像图幅，接近直角',
      medium: '按钮、输入框、浮层',
      large: '对话框',
      round: '开关、页码点、圆形图标按钮',
    }}
  />
)

export const Durations = () => (
  <ValueTable
    values={duration}
    uses={{ quick: '悬停、按下、颜色变化', base: '展开、收起、对话框出现', slow: '内容升起' }}
  />
)

export const Sizes = () => (
  <ValueTable
    values={size}
    uses={{
      target: '手指要按的东西，最小的一边',
      controlSmall: '工具条、表格里的控件',
      controlMedium: '按钮的常用高度',
      controlLarge: '首屏与页尾的按钮',
      icon: '常用图标',
      iconSmall: '小控件里的图标',
      iconLarge: '图标格里的图标',
      container: '页面版心',
      containerNarrow: '阅读版心',
      containerWide: '图集，以及 1600 像素以上的页面',
      gutter: '版心两侧留白',
      header: '访客页头的高度',
      focusRing: '焦点环的粗细，任何主题都一样',
    }}
  />
)
