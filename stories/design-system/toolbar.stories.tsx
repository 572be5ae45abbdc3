import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { fn } from 'storybook/test'
import { Button } from '#design-system/button/index.ts'
import { SearchField } from '#design-system/search-field/index.ts'
import { SelectField } from '#design-system/select-field/index.ts'
import { Toolbar } from '#design-system/toolbar/index.ts'
import { inConsole } from './in-console.tsx'

const states = [
  { value: 'all', label: '全部状态' },
  { value: 'on', label: '启用' },
]

const meta = {
  id: 'design-system-toolbar',
  title: 'Design system/操作/工具条 Toolbar · 操作栏 工具栏 actions',
  component: Toolbar,
  decorators: [inConsole],
  args: {
    label: '筛选与操作',
    children: (
      <>
        <SearchField hasSlashShortcut />
        <SelectField label="状态" isLabelHidden size="small" value="all" onChange={fn()} options={states} />
      </>
    ),
    actions: (
      <>
        <Button variant="secondary" size="small">
          调整顺序
        </Button>
        <Button size="small" icon={<Plus aria-hidden />}>
          新增
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Toolbar>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const FiltersOnly: Story = { args: { actions: undefined } }

export const StickyOverLongPage: Story = {
  args: { isSticky: true },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '150vh' }}>
        <Story />
      </div>
    ),
  ],
}
