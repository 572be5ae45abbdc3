import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Button } from '#design-system/button/index.ts'
import { DifferenceView } from '#design-system/difference-view/index.ts'
import { samplePicture } from './sample-picture.ts'

const meta = {
  id: 'design-system-difference-view',
  title: 'Design system/数据/差异对比 Difference view · 比较 版本差异 diff',
  component: DifferenceView,
  args: {
    before: '图联科技成立于 2015 年，主要从事测绘数据采集与处理。公司现有员工 120 人，服务全国 12 个省份。',
    after:
      '图联科技成立于 2015 年，主要从事测绘与人工智能数据标注。公司现有员工 260 人，服务全国 12 个省份。',
  },
} satisfies Meta<typeof DifferenceView>

export default meta
type Story = StoryObj<typeof meta>

const record = {
  before: [
    { label: '标题', value: '城区地块调查项目启动' },
    { label: '轮播图片', value: samplePicture(210), kind: 'picture' as const },
    { label: '描述', value: '' },
    { label: '跳转链接', value: '/news/12' },
    { label: '排序', value: '1' },
    { label: '状态', value: '启用' },
  ],
  after: [
    { label: '标题', value: '城区地块调查项目通过验收' },
    { label: '轮播图片', value: samplePicture(140), kind: 'picture' as const },
    { label: '描述', value: '历时八个月，覆盖 12 万个地块。' },
    { label: '跳转链接', value: '' },
    { label: '排序', value: '1' },
    { label: '状态', value: '启用' },
  ],
}

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('del')).toHaveTextContent(/^［删除：/)
    await expect(canvasElement.querySelector('ins')).toHaveTextContent(/^［新增：/)
  },
}

export const Fields: Story = {
  args: record,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('4 项有变化')).toBeVisible()
    await expect(canvas.getByRole('group', { name: '描述' })).toHaveTextContent('（空）')
    await userEvent.click(canvas.getByText('2 项未变'))
    await expect(canvas.getByText('排序、状态')).toBeVisible()
  },
}

export const Pictures: Story = {
  args: {
    before: [
      { label: '封面', value: samplePicture(30), kind: 'picture' },
      { label: '二维码', value: '', kind: 'picture' },
      { label: '横幅', value: samplePicture(300), kind: 'picture' },
    ],
    after: [
      { label: '封面', value: samplePicture(200), kind: 'picture' },
      { label: '二维码', value: samplePicture(90), kind: 'picture' },
      { label: '横幅', value: null, kind: 'picture' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '封面（修改前）' })).toBeVisible()
    await expect(canvas.getAllByText('（无图片）')).toHaveLength(2)
  },
}

export const FormattedText: Story = {
  args: {
    before: [
      { label: '正文', value: '<h2>背景</h2><p>覆盖 8 个县区。</p>', kind: 'html' },
      { label: '摘要', value: '<p>一句话</p>', kind: 'html' },
    ],
    after: [
      { label: '正文', value: '<h2>背景</h2><p>覆盖 12 个县区。</p><p>新增一段。</p>', kind: 'html' },
      { label: '摘要', value: '<p><strong>一句话</strong></p>', kind: 'html' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('文字没有变化，只有格式或图片不同。')).toBeVisible()
  },
}

export const NoDifference: Story = {
  args: { before: record.before, after: record.before },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('两个版本的内容一致，没有差别。')).toBeVisible()
  },
}

export const LongUnchangedText: Story = {
  args: {
    before: `${'外业采集、内业判读、三轮质检与成果交付。'.repeat(30)}截止日期为 2025 年 6 月。`,
    after: `${'外业采集、内业判读、三轮质检与成果交付。'.repeat(30)}截止日期为 2025 年 9 月。`,
  },
  play: async ({ canvas, userEvent }) => {
    const folds = canvas.getAllByRole('button', { name: /^展开未变的 \d+ 字$/ })
    await expect(folds).toHaveLength(2)
    await userEvent.click(folds[0]!)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Two hundred thousand characters: the work stays bounded, and what is shown too. */
export const VeryLong: Story = {
  // A long column of what the other stories show.
  tags: ['no-screenshot'],
  args: {
    before: `${'地块调查与影像标注。'.repeat(5000)}${'旧的说明。'.repeat(10_000)}`,
    after: `${'地块调查与影像标注。'.repeat(5000)}${'全新的一段话。'.repeat(10_000)}`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^改动较大/)).toBeVisible()
    await expect(canvasElement.textContent?.length).toBeLessThan(5000)
  },
}

export const Dark: Story = { args: record, globals: { theme: 'dark' } }

export const Senior: Story = { args: record, globals: { theme: 'senior' } }

export const Phone: Story = { args: record, globals: { viewport: { value: 'phone' } } }

const take = fn()

/** In a conflict each field offers the value that is saved already. */
export const ExampleConflict: Story = {
  // The parts of Playground in a dialog of the console, which has a picture of its own.
  tags: ['no-screenshot'],
  args: {
    ...record,
    captions: { before: '当前记录', after: '我填写的' },
    hasSummary: false,
    actionOf: (label) => (
      <Button
        size="small"
        variant="secondary"
        aria-label={`载入当前值：${label}`}
        onClick={() => take(label)}
      >
        载入当前值
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const title = within(canvas.getByRole('group', { name: '标题' }))
    await expect(title.getByText('当前记录')).toBeVisible()
    await userEvent.click(title.getByRole('button', { name: '载入当前值：标题' }))
    await expect(take).toHaveBeenCalledWith('标题')
  },
}
