import { EmptyState } from '#design-system/empty-state/index.ts'
import { PageSection } from '#design-system/page-section/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: [
    '访客页面上的一段：标题、导语、内容，内容来自后台，可能一条都没有。',
    '地址里要能直接指到这一段，例如 `/about#honors`：给 `id`。',
  ],
  whenNot: [
    { wanted: '没有标题的一条底色', use: 'section' },
    { wanted: '在已有的一段里再分小节', use: 'section-heading' },
    '弹出的详情：对话框自己有标题栏。',
  ],
  anatomy: {
    story: 'Empty',
    parts: [
      { at: 'section', name: '分区', note: '由标题命名；底色与留白同“分区”。' },
      { at: 'h2', name: '标题', note: '编号是 `id` 加 `-heading`，两处不会写错。' },
      { at: 'section h2 ~ p', name: '导语', note: '可省，跟在标题之下。' },
      {
        at: 'section > div > div:last-child',
        name: '内容或空状态',
        note: '给了 `empty` 就代替内容；两者只出现一个。',
      },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <PageSection
            headingId="usage-good-heading"
            spacing="none"
            width="none"
            level={3}
            title="合作伙伴"
            empty={<EmptyState title="暂无合作伙伴" />}
          >
            {null}
          </PageSection>
        ),
        says: '还没有数据也保留标题，访客知道以后会有什么。',
      },
      bad: {
        shows: (
          <PageSection headingId="usage-bad-heading" spacing="none" width="none" level={3} title="合作伙伴">
            {null}
          </PageSection>
        ),
        says: '标题下面空着，像是页面没有加载完。',
      },
    },
  ],
  wording: [
    '标题与页内目录、页头菜单里的叫法一字不差。',
    '空状态的句子写在本段里，例如“暂无服务数据”，不写“暂无数据”。',
  ],
  keyboard: [['Tab', '越过标题，到内容里的第一个链接或按钮']],
  screenReader: ['作为有名称的区域出现在地标里，名称就是标题。', '空状态按普通文字读出，不报错也不打断。'],
  criteria: {
    '1.3.1': '分区与标题的从属由 `aria-labelledby` 写明。',
    '2.4.1': '有名称的区域可以逐个跳过。',
    '2.4.5': '有 `id` 的段落既能从菜单也能从地址直接到达。',
  },
  related: {
    section: '底色、留白、背景装饰都来自它。',
    'section-heading': '标题部分就是它。',
    'empty-state': '放进 `empty` 的内容。',
  },
  maturity: { status: '稳定', since: '2026-11-23' },
  development: ['`id` 与 `headingId` 二选一，类型会拒绝同时给或都不给。'],
}
