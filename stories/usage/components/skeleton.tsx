import { Skeleton, SkeletonText } from '#design-system/skeleton/index.ts'
import { Spinner } from '#design-system/spinner/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['知道将来是什么样子的内容正在加载：表格行、统计数字、编辑器。'],
  whenNot: [
    { wanted: '加载已经失败', use: 'alert' },
    { wanted: '本来就没有', use: 'empty-state' },
    '第二次加载：留着旧内容，顶上走一条细线。',
  ],
  anatomy: {
    story: 'ACard',
    parts: [
      {
        at: 'span[aria-hidden]',
        name: '占位块',
        note: '一行文字、一块、一个圆；与将来的内容一样大，到了不跳。',
      },
    ],
  },
  practices: [
    {
      good: { shows: <SkeletonText lines={3} />, says: '三行字的位置就是三条，最后一条短些。' },
      bad: {
        shows: (
          <div>
            <Skeleton shape="box" height="40px" /> <Spinner size="medium" label="加载中" />
          </div>
        ),
        says: '骨架加转圈，两样都在说同一件事，高度也对不上。',
      },
    },
  ],
  wording: ['骨架里没有字；超过十秒由所在区域说明还在加载。'],
  keyboard: [['—', '占位块不可聚焦']],
  screenReader: ['全部隐藏；所在区域标 `aria-busy`，内容到了才读。'],
  criteria: { '2.2.2': '流光在要求减少动态效果时停住。', '1.4.11': '强制颜色下显出边框，知道有东西在来。' },
  related: { 'data-table': '首次加载的骨架行。', spinner: '行内的短等待。' },
  maturity: { status: '稳定', since: '2026-11-21' },
}
