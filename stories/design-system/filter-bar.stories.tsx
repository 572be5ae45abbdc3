import type { Meta, StoryObj } from '@storybook/react-vite'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '#design-system/button/index.ts'
import { DateRange, FilterBar, FilterSelect } from '#design-system/filter-bar/index.ts'
import { SearchField } from '#design-system/search-field/index.ts'
import { inConsole } from './in-console.tsx'

const statuses = [
  { value: 1, label: '已处理' },
  { value: 0, label: '待处理' },
]
const places = ['合肥', '淮南-山南', '扬州'].map((name) => ({ value: name, label: name }))
const nothing = { words: '', status: null as number | null, place: null as string | null, from: '', to: '' }

const meta = {
  id: 'design-system-filter-bar',
  title: 'Design system/输入/筛选条 Filter bar · 过滤 检索条件 filters',
  component: FilterBar,
  decorators: [inConsole],
  args: { label: '简历筛选', activeCount: 0, onClear: fn(), resultCount: 48, resultNoun: '份简历' },
  render: function Filtering({ activeCount, resultCount, onClear, ...args }) {
    const [used, setUsed] = useState(activeCount > 0 ? { ...nothing, words: '数据', status: 0 } : nothing)
    const { words, status, place, from, to } = used
    const count = [words, status !== null, place, from || to].filter(Boolean).length
    return (
      <FilterBar
        {...args}
        activeCount={count}
        resultCount={count > 0 && resultCount !== undefined ? 3 : resultCount}
        onClear={() => {
          setUsed(nothing)
          onClear()
        }}
        search={
          <SearchField
            label="搜索简历"
            placeholder="搜索姓名、岗位、学校"
            value={words}
            onChange={(next) => setUsed({ ...used, words: next })}
          />
        }
        actions={
          args.actions ?? (
            <Button size="small" variant="secondary" icon={<Download aria-hidden />}>
              导出
            </Button>
          )
        }
      >
        <FilterSelect
          label="处理状态"
          options={statuses}
          value={status}
          onChange={(next) => setUsed({ ...used, status: next })}
        />
        <FilterSelect
          label="工作地点"
          options={places}
          value={place}
          onChange={(next) => setUsed({ ...used, place: next })}
        />
        <DateRange
          label="投递日期"
          from={from}
          to={to}
          onChange={(range) => setUsed({ ...used, ...range })}
        />
      </FilterBar>
    )
  },
} satisfies Meta<typeof FilterBar>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  // On a phone the filters are unfolded first.
  tags: ['played-again'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索简历' }), '标注')
    const fold = canvas.queryByRole('button', { name: /筛选（/ })
    if (fold) await userEvent.click(fold)
    await userEvent.click(canvas.getByRole('button', { name: /处理状态/ }))
    await userEvent.click(await screen.findByRole('option', { name: '待处理' }))
    await waitFor(() => expect(canvas.getByText('已用 2 个条件')).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('button', { name: /待处理/ })).toHaveFocus())
    await expect(canvas.getByText('找到 3 份简历')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '清除条件' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
    await expect(canvas.getByText('共 48 份简历')).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: '搜索简历' })).toHaveFocus()
  },
}

export const InUse: Story = { args: { activeCount: 2 }, globals: { viewport: { value: 'desktop' } } }

/** In a narrow place the filters fold behind a button that tells how many conditions are in use. */
export const Folded: Story = {
  args: { activeCount: 2 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const fold = canvas.getByRole('button', { name: '筛选（2）' })
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('group', { name: '投递日期' })).not.toBeInTheDocument()
    fold.focus()
    await userEvent.keyboard('{Enter}')
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('group', { name: '投递日期' })).toBeVisible()
  },
}

/** On a phone what is rarely pressed folds too, behind the same button; what adds stays in sight. */
export const FoldedWithTools: Story = {
  ...Folded,
  args: {
    activeCount: 0,
    tools: (
      <>
        <Button size="small" variant="secondary">
          显示列
        </Button>
        <Button size="small" variant="secondary">
          导出
        </Button>
      </>
    ),
    actions: <Button size="small">新增简历</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: '导出' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: '新增简历' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '筛选与列' }))
    await expect(canvas.getByRole('button', { name: '导出' })).toBeVisible()
    await expect(canvas.getByRole('group', { name: '投递日期' })).toBeVisible()
  },
}

export const FoldedShut: Story = { ...Folded, args: { activeCount: 0 }, play: undefined }

export const Loading: Story = { args: { isLoading: true } }

export const CountUnknown: Story = { args: { resultCount: undefined } }
