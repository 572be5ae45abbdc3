import { Button } from '#design-system/button/index.ts'
import { Spinner } from '#design-system/spinner/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['地方很小、时间很短的等待：一行文字旁、开关的旋钮里。'],
  whenNot: [
    { wanted: '一块内容还没到', use: 'skeleton' },
    { wanted: '按钮在处理', use: 'button' },
    { wanted: '知道做了多少', use: 'progress-bar' },
    '整页盖一层转圈：什么也看不见，也不能取消。',
  ],
  anatomy: {
    story: 'InALine',
    parts: [{ at: 'svg', name: '圆环', note: '随文字大小与颜色；四分之一圈实线，其余淡。' }],
  },
  practices: [
    {
      good: {
        shows: (
          <p>
            <Spinner /> 正在核对坐标…
          </p>
        ),
        says: '旁边的字说在等什么，圆环就是装饰。',
      },
      bad: {
        shows: (
          <Button disabled>
            <Spinner />
          </Button>
        ),
        says: '按钮只剩一个圈，看不出原来是什么；用 `isLoading`。',
      },
    },
  ],
  wording: ['旁边写“正在＋动作…”；没有旁边的字时给 `label`。'],
  keyboard: [['—', '不接收焦点，也不挡住焦点']],
  screenReader: ['有 `label` 时是 `status`，读一次；没有时隐藏。'],
  criteria: { '2.2.2': '要求减少动态效果时不转，靠字说明。', '4.1.3': '开始等待可以被听到。' },
  related: { skeleton: '后台里优先用它。', 'switch-field': '保存中旋钮里就是它。' },
  maturity: { status: '稳定', since: '2026-11-21' },
}
