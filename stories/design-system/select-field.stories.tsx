import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { SelectField } from '#design-system/select-field/index.ts'
import { inConsole } from './in-console.tsx'
import { useStoryValue } from './use-story-value.ts'

const meta = {
  id: 'design-system-select-field',
  title: 'Design system/输入/下拉选择 Select field · 选择器 选择框 下拉框 dropdown',
  component: SelectField,
  decorators: [inConsole],
  args: {
    label: '工作地点',
    value: '',
    onChange: fn(),
    options: ['合肥', '淮南-山南', '淮南山北', '扬州', '驻场'].map((name) => ({ value: name, label: name })),
  },
  render: function Choosing(args) {
    const kept = useStoryValue(args)
    return (
      <div style={{ maxWidth: 320 }}>
        <SelectField {...args} {...kept} />
      </div>
    )
  },
} satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /工作地点/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('option', { name: '合肥' })).toBeVisible())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('淮南-山南')
  },
}

export const Chosen: Story = { args: { value: '扬州', hint: '可在发布后修改' } }

export const Invalid: Story = { args: { error: '请选择工作地点', isRequired: true } }

export const Disabled: Story = { args: { value: '合肥', isDisabled: true } }

export const Small: Story = { args: { size: 'small', isLabelHidden: true } }

export const NoOptions: Story = { args: { options: [] } }

export const ManyAndLong: Story = {
  args: {
    options: Array.from({ length: 40 }, (_, index) => ({
      value: String(index),
      label: `第 ${index + 1} 个选项${index === 3 ? '，名字长得在一行里放不下，需要换到下一行去' : ''}`,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /工作地点/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('option', { name: /^第 4 个选项，/ })).toBeVisible())
  },
}

export const DescriptionsOpen: Story = {
  args: {
    label: '配置键',
    value: 'banner_title',
    options: [
      { value: 'banner_title', label: '横幅标题', description: '显示在页面顶部的大字' },
      { value: 'banner_image', label: '横幅背景', description: '宽度至少 1920 像素，上传后会自动压缩' },
      { value: 'keywords', label: '关键词', description: '由系统维护', isDisabled: true },
      { value: 'other', label: '其他' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /配置键/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    const chosen = await waitFor(() => screen.getByRole('option', { name: '横幅标题' }))
    await waitFor(() => expect(chosen).toBeVisible())
    await expect(chosen).toHaveAccessibleDescription('显示在页面顶部的大字')
    await expect(screen.getByRole('option', { name: '其他' })).not.toHaveAccessibleDescription()
  },
}
