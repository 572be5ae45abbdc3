import { SectionHeading } from '#design-system/section-heading/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: [
    '一段内容的开头：说它是什么，用一两句话说给谁、解决什么。',
    '标题旁要有一个“全部服务”之类的去处，用 `action`。',
  ],
  whenNot: [
    { wanted: '整页的名称', use: 'page-banner' },
    { wanted: '一张卡片自己的标题', use: 'card' },
    '后台面板里的小标题：直接写 `h2`，眉题在密集的界面里是噪声。',
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      { at: 'p:first-child', name: '眉题', note: '编号加西文短词，等宽字体；可省，全页要么都有要么都没有。' },
      { at: 'h2', name: '标题', note: '一到三级，级别随文档结构走，不随大小走。' },
      { at: 'h2 + p', name: '导语', note: '可省。最宽 40 个汉字左右，写多了会盖过内容。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <SectionHeading
            level={3}
            eyebrow="02 / ABOUT"
            title="十八年只做数据"
            lead="政府、企业与院校的长期伙伴。"
          />
        ),
        says: '标题是一句判断，导语补充事实。',
      },
      bad: {
        shows: <SectionHeading level={3} eyebrow="ABOUT US / 关于我们" title="关于我们" />,
        says: '眉题与标题说同一个词，两行只有一行的信息。',
      },
    },
  ],
  wording: [
    '标题不超过 18 个汉字，句末不加句号。',
    '眉题用“两位编号 / 西文大写”，编号在一页里连续。',
    '导语一到两句，写具体的数字与对象，不写“我们致力于”。',
  ],
  keyboard: [['Tab', '只在有 `action` 时停一次，到那个链接']],
  screenReader: [
    '标题按 `level` 读作相应级别，可以逐个标题跳读。',
    '眉题先于标题读出，所以不要放读不成话的符号串。',
  ],
  criteria: {
    '1.3.1': '级别真实反映层次，不为了字号跳级。',
    '2.4.6': '每段的标题各不相同，单看标题列表就知道页面讲什么。',
  },
  related: { 'page-section': '已经包好标题与分区的名称关系。', 'page-banner': '一页唯一的一级标题在那里。' },
  maturity: { status: '稳定', since: '2026-11-21' },
  development: ['把 `headingId` 写进外层 `section` 的 `aria-labelledby`；用 `PageSection` 时已经写好。'],
}
