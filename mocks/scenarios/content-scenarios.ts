import type { Scenario } from './scenario.ts'

const group = 'content'

/** Other content than usual. What is written in one of them stays in it. */
export const contentScenarios = {
  empty: {
    group: 'general',
    label: '没有内容',
    stages: 'public-site §8: no-data texts, defaults, four built-in bases, no QR, no jobs at a location',
    composition: 'content=empty',
  },
  many: {
    group,
    label: '记录很多',
    stages: 'design for many records: every list has sixty',
    composition: 'content=sixty',
  },
  long: {
    group,
    label: '文字很长',
    stages: 'design for long texts: every text is as long as its field allows',
    composition: 'content=long-fields',
  },
  'all-disabled': {
    group,
    label: '全部停用',
    stages: 'public-site §4, decisions X-74: visitors see no list entry, and null for single records',
    composition: 'content=disabled',
  },
  'without-media': {
    group,
    label: '没有图片和视频',
    stages: 'public-site §8: placeholders of pictures, videos, flow charts and QR codes',
    composition: 'content=no-media',
  },
} satisfies Record<string, Scenario>
