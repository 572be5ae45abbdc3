import { Counter } from '#design-system/counter/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['首页上三五个真实的大数：成立年份、坐席数、交付量。'],
  whenNot: [
    { wanted: '后台的统计', use: 'stat-card' },
    '会实时变化的数：它只在第一次看到时数一遍。',
    '小于十的数：数上去没有意义，直接写。',
  ],
  anatomy: {
    story: 'Playground',
    parts: [{ at: '[data-final]', name: '数字', note: '等宽数字，宽度按最终值留好，数的时候旁边不动。' }],
  },
  practices: [
    {
      good: {
        shows: (
          <p>
            <Counter target={1300} suffix="+" /> 标注坐席
          </p>
        ),
        says: '数字旁边写明数的是什么。',
      },
      bad: {
        shows: <Counter target={99.99} suffix="%满意度" />,
        says: '小数会被取整地数；单位塞进后缀，换行和朗读都不好看。',
      },
    },
  ],
  wording: ['数字能查证，约数加“+”。', '同一排的数字单位写在下方，二到六个字。'],
  keyboard: [['—', '数字自己走，不需要也不能操作']],
  screenReader: ['始终只听到最终的数，数的过程隐藏。'],
  criteria: {
    '2.2.2': '两秒数完就停，不循环。',
    '2.3.3': '系统要求减少动态效果时直接显示最终值。',
    '4.1.3': '数字变化不作状态消息，免得念一百遍。',
  },
  related: { 'stat-card': '带标题、图标与去处的后台数字。' },
  maturity: { status: '稳定', since: '2026-11-21' },
  development: ['服务器直接打印最终值；没有脚本时就是它。'],
}
