import { FeatureRow } from '#design-system/feature-row/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: [
    '一个环节需要一张图和一段话一起讲：产教融合的课程与实践、BPO 的各环节。',
    '连着几行时左右交替，读的人不容易看串。',
  ],
  whenNot: [
    { wanted: '四个以上并列的条目', use: 'card' },
    { wanted: '按先后排列的步骤', use: 'process-flow' },
    { wanted: '一列条目共用一个看图的位置', use: 'showcase' },
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      { at: 'h3', name: '标题', note: '级别可改，默认三级。' },
      { at: 'h3 + p', name: '说明', note: '保留后台输入的换行。' },
      { at: 'img', name: '图片', note: '16:10，占一半；没有图片时文字占满整行。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <FeatureRow
            title="生产管理"
            description="排班、工单与质检在同一块屏幕上。"
            imageUrl="/upload/demo-header-seats.webp"
            imageAlt="坐席平面图"
          />
        ),
        says: '图里看得到文字所说的事。',
      },
      bad: {
        shows: <FeatureRow title="生产管理" imageUrl="/upload/demo-header-seats.webp" imageAlt="图片" />,
        says: '没有说明，`alt` 又写“图片”，看不见图的人什么也没得到。',
      },
    },
  ],
  wording: [
    '标题四到十个字，是环节的名称。',
    '说明 60 到 120 个汉字；更长时分段，不缩小字号。',
    '`imageAlt` 写图里与说明有关的内容；说明已经写全时留空。',
  ],
  keyboard: [['—', '本身没有可按的东西；放进文字下方的链接按顺序到达']],
  screenReader: ['先标题后图，`isReversed` 只换位置，不换朗读顺序。'],
  criteria: {
    '1.1.1': '`imageAlt` 默认为空，逼着写的人决定是不是装饰。',
    '1.3.2': '左右交替由样式完成，源码顺序始终是文字在前。',
    '1.4.10': '1024 像素以下上下排列。',
  },
  related: { 'media-frame': '缺图时的占位也来自它。', showcase: '条目多、图要换时用。' },
  maturity: { status: '稳定', since: '2026-11-21' },
}
