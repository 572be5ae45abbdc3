import { ProgressBar } from '#design-system/progress-bar/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['超过一秒、说得出做了多少的事：上传文件、导出。', '说不出多少但确实在做：`isIndeterminate`。'],
  whenNot: [
    { wanted: '不到一秒', use: 'spinner' },
    { wanted: '内容还没到', use: 'skeleton' },
    '评分、占比：那是数据，不是进度。',
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      { at: '[role=progressbar] > :first-child', name: '名称', note: '在进行什么，太长则省略。' },
      { at: '[role=progressbar] [aria-hidden]', name: '百分比', note: '等宽数字，读屏从角色得到。' },
      { at: '[role=progressbar] > :last-child', name: '轨道', note: '六像素高；颜色按结果。' },
    ],
  },
  practices: [
    {
      good: {
        shows: <ProgressBar label="外业影像_03.mp4" value={62} />,
        says: '几个文件同时在传，看得出是哪一个。',
      },
      bad: {
        shows: <ProgressBar label="请稍候" value={99} />,
        says: '停在 99% 的“请稍候”：假的进度比没有更让人烦。',
      },
    },
  ],
  wording: ['名称用文件名或事情的名字。', '失败时 `tone="danger"`，原因写在旁边，不写在条里。'],
  keyboard: [['—', '只显示；取消按钮由使用的地方给']],
  screenReader: ['读作进度条，报名称与百分比；不确定时报忙碌。'],
  criteria: {
    '1.4.11': '轨道与填充不低于 3:1，强制颜色下有边框。',
    '4.1.2': '当前值、上下限齐全。',
    '2.2.2': '不确定的动画在要求减少动态效果时停下。',
  },
  related: { spinner: '短的等待。', 'image-list-field': '每个上传中的文件一条。' },
  maturity: { status: '稳定', since: '2026-11-21' },
}
