import { Showcase } from '#design-system/showcase/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: [
    '条目有名称、说明和一张图，一次看一条：技术优势与典型应用。',
    '第一条默认选中，访客不动也有内容可看。',
  ],
  whenNot: [
    '条目没有图片：用普通列表。',
    { wanted: '图片比文字重要', use: 'gallery' },
    { wanted: '各条内容很长，图不止一张', use: 'tab-strip' },
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      {
        at: '[role=tablist]',
        name: '条目列表',
        note: '纵向、带编号；1024 像素以下变成横向标签条，图片在下。',
      },
      { at: '[role=tabpanel]:not([hidden]) img', name: '图片', note: '16:10；悬停时浮出标题与说明。' },
      { at: '[role=tabpanel]:not([hidden]) h3', name: '图下文字', note: '分类、标题、说明始终可读。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <Showcase
            label="示例优势"
            entries={[
              {
                id: '1',
                title: '三级质检',
                description: '自检、互检、专检。',
                imageUrl: '/upload/demo-service-surveying.webp',
              },
              {
                id: '2',
                title: '在线验收',
                description: '按批次出报告。',
                imageUrl: '/upload/demo-header-seats.webp',
              },
            ]}
          />
        ),
        says: '每条各有自己的图，换一条就看到不同的东西。',
      },
      bad: {
        shows: (
          <Showcase
            label="示例口号"
            entries={[
              { id: '1', title: '专业', imageUrl: '/upload/demo-service-surveying.webp' },
              { id: '2', title: '高效', imageUrl: '/upload/demo-service-surveying.webp' },
            ]}
          />
        ),
        says: '同一张图配两个形容词，按了等于没按。',
      },
    },
  ],
  wording: ['标题不超过 12 个字，说明两三句。', '图片主体居中，裁成 16:10 后仍然看得懂。'],
  keyboard: [
    ['Tab', '到所选条目，再到它的内容'],
    ['↑ ↓ ← →', '换到相邻条目'],
    ['Home / End', '第一条、最后一条'],
  ],
  screenReader: [
    '列表读作标签列表，条目由标题与分类组成。',
    '浮在图上的说明隐藏，同样的文字在图下已读到，不会读两遍。',
  ],
  criteria: {
    '1.4.13': '悬停浮出的字图下也有，不必悬停。',
    '2.4.3': '列表在前，图片在后，与阅读顺序一致。',
    '4.1.2': '与标签条同一套角色。',
  },
  related: { 'tab-strip': '列表部分就是它的纵向形态。', 'feature-row': '只有一条时用。' },
  maturity: { status: '稳定', since: '2026-11-21' },
  development: ['没有脚本时所有条目依次排开。'],
}
