import { Tag } from '#design-system/tag/index.ts'
import { Row } from '#stories/design-system/layout.tsx'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['一条记录的状态或类别，要在一行里扫一眼就分得清：启用、草稿、待处理、新。'],
  whenNot: [
    { wanted: '可以按着切换状态', use: 'status-switch' },
    { wanted: '一整句说明', use: 'alert' },
    '装饰标题：没有含义的彩色小块会被当成状态。',
  ],
  anatomy: {
    story: 'Tones',
    parts: [{ at: 'span', name: '小签', note: '五种底色，文字在每个主题里都不低于 4.5:1；前面可加图标。' }],
  },
  practices: [
    {
      good: {
        shows: (
          <Row>
            <Tag tone="success">已发布</Tag>
            <Tag>草稿</Tag>
          </Row>
        ),
        says: '同一列里词性一致，平常的状态用中性色。',
      },
      bad: {
        shows: (
          <Row>
            <Tag tone="danger">草稿</Tag>
            <Tag tone="warning">已发布</Tag>
            <Tag tone="primary">重要</Tag>
          </Row>
        ),
        says: '草稿不是错误；处处有颜色，真正出错的就不显眼了。',
      },
    },
  ],
  wording: ['二到四个字，名词或“已／待”开头。', '同一状态全站一个词。'],
  keyboard: [['—', '小签只说明，不能按']],
  screenReader: ['当普通文字读；需要时由外面补上“状态：”。'],
  criteria: { '1.4.1': '颜色之外总有文字。', '1.4.11': '强制颜色下加边框，形状还在。' },
  related: { 'status-switch': '能改的状态。', 'stat-card': '状态的计数。' },
  maturity: { status: '稳定', since: '2026-11-21' },
}
