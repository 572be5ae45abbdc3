import { MessageSquare } from 'lucide-react'
import { StatCard } from '#design-system/stat-card/index.ts'
import { noop } from '../noop.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['仪表盘上的一个计数：新留言、在招岗位、已发布资讯。', '数字背后有面板可去：整张卡片就是按钮。'],
  whenNot: [
    { wanted: '访客页面上会数上去的大数', use: 'counter' },
    { wanted: '一条记录的各项内容', use: 'description-list' },
    '趋势与占比：一个数字说不清，用表。',
  ],
  anatomy: {
    story: 'Pressable',
    parts: [
      { at: 'button', name: '卡片', note: '给了 `onPress` 才是按钮，否则只是一个框。' },
      { at: 'button > span:first-child', name: '图标', note: '三种底色，装饰。' },
      { at: 'button > span:nth-child(2)', name: '名目', note: '数的是什么。' },
      { at: 'button > span:nth-child(3)', name: '数字', note: '三位一逗；加载中是骨架，没加载到是“—”。' },
    ],
  },
  practices: [
    {
      good: {
        shows: <StatCard label="待处理留言" value={3} icon={<MessageSquare />} onPress={noop} />,
        says: '名目带状态，按下去就是筛好的列表。',
      },
      bad: {
        shows: <StatCard label="留言" value="加载失败" />,
        says: '失败写成字撑破版面；没加载到请给 `null`，原因写在面板上方。',
      },
    },
  ],
  wording: ['名目四到八个字，含状态：“待处理留言”。', '`note` 写时间范围或比较：“近 7 天”。'],
  keyboard: [
    ['Tab', '到可按的卡片'],
    ['Enter 或 空格', '去到所数的面板'],
  ],
  screenReader: ['按钮的名称是“名目 数字 附注”。', '加载中标为忙碌；“—”读作破折号，附注里应说明没有数据。'],
  criteria: { '1.4.3': '三种图标底色与图标不低于 4.5:1。', '2.5.8': '整张卡片是目标。' },
  related: { card: '内容型的卡片。', skeleton: '数字未到时的占位。' },
  maturity: { status: '稳定', since: '2026-11-21' },
}
