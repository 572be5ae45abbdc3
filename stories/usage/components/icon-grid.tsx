import { Building2, Leaf, Map } from 'lucide-react'
import { IconGrid } from '#design-system/icon-grid/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['三到八项并列的领域或能力，一眼看完：政府服务的八个领域、数据安全的措施。'],
  whenNot: [
    { wanted: '每一项都能点进去', use: 'card' },
    { wanted: '有先后的步骤', use: 'process-flow' },
    '需要数字说话：放真实的数，不放图标。',
  ],
  anatomy: {
    story: 'WithDescriptions',
    parts: [
      { at: 'ul', name: '格网', note: '一像素细线分格，像图幅；四列或三列。' },
      { at: 'li span svg', name: '图标', note: '线条图标，统一 1.6 像素线宽，装饰。' },
      { at: 'li p', name: '名称', note: '几个字，同一格网里不重复。' },
      { at: 'li p + p', name: '说明', note: '可省；有说明就用三列。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <IconGrid
            label="示例领域"
            entries={[
              { label: '自然资源', icon: Map },
              { label: '生态环境', icon: Leaf },
              { label: '城市建设', icon: Building2 },
            ]}
            columns={3}
          />
        ),
        says: '词性一致、长短相近，图标画的就是那件事。',
      },
      bad: {
        shows: (
          <IconGrid
            label="示例特点"
            entries={[
              { label: '快', icon: Map },
              { label: '我们拥有一支经验丰富的团队', icon: Map },
            ]}
          />
        ),
        says: '一个字与一句话并排，图标还一样，格子失去意义。',
      },
    },
  ],
  wording: ['名称二到六个字，都是名词。', '说明一句，18 到 30 个汉字，不重复名称。'],
  keyboard: [['—', '悬停的底色只是提示位置，格子不是按钮']],
  screenReader: ['读作有名称的列表，报共几项，逐项读名称与说明。', '图标全部隐藏。'],
  criteria: { '1.1.1': '图标从不单独表意，旁边总有字。', '1.4.11': '格线是装饰；去掉它仍能从间距分清各项。' },
  related: { card: '能点的用卡片。', 'stat-card': '要给数字时。' },
  maturity: { status: '稳定', since: '2026-11-21' },
}
