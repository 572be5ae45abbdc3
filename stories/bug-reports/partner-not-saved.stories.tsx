import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { readScreen } from '#app/bug-report/read-screen.ts'
import { readBugReport } from '#contract/bug-report/read-bug-report.ts'
import { replayInStory } from './replay-in-story.ts'
import { BugReportPage } from './bug-report-page.tsx'
import saved from './partner-not-saved.capsule.json?raw'

const bugReport = readBugReport(saved)

/** 点了保存，没有保存上 (/admin#partner/2, saved 2026-11-26; npm run capsule). */
const meta = {
  id: 'capsules-partner-not-saved',
  title: 'Lenses/问题快照/partner-not-saved',
  component: BugReportPage,
  args: { bugReport },
  tags: ['no-screenshot', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => replayInStory(bugReport),
} satisfies Meta<typeof BugReportPage>

export default meta
type Story = StoryObj<typeof meta>

export const SameScreen: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByText(/画面已还原/)).toBeVisible())
    await waitFor(() =>
      expect(readScreen()).toMatchObject({
        heading: '合作企业',
        told: expect.arrayContaining(['正在维护']),
        records: [
          '云谷数科',
          '江淮测绘院',
          '澜衡智能',
          '启舟汽车',
          '禾土农业',
          '方寸云图',
          '声纹工坊',
          '明德职教',
          '辰星遥感',
          '远桥科服',
        ],
        fields: expect.arrayContaining([
          expect.objectContaining({
            form: '编辑合作企业',
            name: 'name',
            label: '企业名称*（必填）',
            value: '改过的名称',
          }),
          expect.objectContaining({
            form: '编辑合作企业',
            name: 'websiteUrl',
            label: '企业网站',
            value: 'https://example.com/jianghuai',
          }),
          expect.objectContaining({
            form: '编辑合作企业',
            name: 'description',
            label: '企业描述',
            value: '控制测量与航测成图的协作单位，共享像控成果与检校场地。',
          }),
          expect.objectContaining({ form: '编辑合作企业', name: '', label: '排序', value: '20' }),
          expect.objectContaining({ form: '编辑合作企业', name: '', label: '启用', value: true }),
          expect.objectContaining({ form: '编辑合作企业', name: '', label: '禁用', value: false }),
        ]),
      }),
    )
  },
}
