import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ComboBox } from '#design-system/combo-box/index.ts'
import { inConsole } from './in-console.tsx'
import { useStoryValue } from './use-story-value.ts'

const categories = [
  '土壤普查',
  '自然资源',
  '自然灾害',
  '土地延包',
  '大模型',
  '自动驾驶',
  '图像与视频',
  '多语种文本',
  '多语种语音',
  '地图制图',
  '城市规划',
  '环境保护',
].map((name) => ({ value: name, label: name }))

const meta = {
  id: 'design-system-combo-box',
  title: 'Design system/输入/可输入下拉 Combo box · 自动完成 搜索选择 autocomplete',
  component: ComboBox,
  decorators: [inConsole],
  args: { label: '案例类别', value: '', options: categories, onChange: fn() },
  render: function Choosing(args) {
    const kept = useStoryValue(args)
    return (
      <div style={{ maxWidth: 320 }}>
        <ComboBox {...args} {...kept} />
      </div>
    )
  },
} satisfies Meta<typeof ComboBox>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: '案例类别' }), '自')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('自然灾害')
    await expect(canvas.getByRole('combobox')).toHaveValue('自然灾害')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
  },
}

export const Open: Story = {
  args: { value: '自动驾驶' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('option', { name: '自动驾驶' })).toBeVisible())
    await expect(screen.getAllByRole('option')).toHaveLength(12)
  },
}

/** Categories may be new: what is typed is kept. */
export const FreeText: Story = {
  args: { allowsFreeText: true, hint: '可选择已有类别，也可输入新的类别' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '低空经济')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith('低空经济')
    await expect(canvas.getByRole('combobox')).toHaveValue('低空经济')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
  },
}

/** What is no option goes back to the chosen one. */
export const Reverted: Story = {
  args: { value: '大模型' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '啊')
    await waitFor(() => expect(screen.getByText('没有匹配的选项')).toBeVisible())
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue('大模型'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

const places = ['合肥', '淮南-山南', '淮南山北', '扬州', '驻场']

const findPlaces = (query: string) =>
  new Promise<{ value: string; label: string; description: string }[]>((resolve) =>
    setTimeout(
      () =>
        resolve(
          places
            .filter((place) => place.includes(query))
            .map((place, index) => ({ value: `base-${index}`, label: `${place}基地`, description: place })),
        ),
      300,
    ),
  )

/** Choices come from elsewhere when typing pauses. */
export const Loaded: Story = {
  args: { label: '基地', options: undefined, load: findPlaces },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '淮南')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('combobox')).toHaveValue('淮南-山南基地')
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
  },
}

const never = () => new Promise<never>(() => {})
const refused = () => Promise.reject(new Error('500'))

export const Loading: Story = {
  args: { label: '基地', options: undefined, load: never },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '合')
    await waitFor(() => expect(screen.getByText('正在查找…')).toBeVisible())
  },
}

export const LoadFailed: Story = {
  args: { label: '基地', options: undefined, load: refused },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '合')
    await waitFor(() => expect(screen.getByText('查找失败，请修改关键词重试')).toBeVisible())
  },
}

export const Invalid: Story = { args: { error: '请选择案例类别', isRequired: true } }

export const Disabled: Story = { args: { value: '大模型', isDisabled: true } }

export const Small: Story = { args: { size: 'small', isLabelHidden: true } }

export const ManyAndLong: Story = {
  args: {
    options: Array.from({ length: 120 }, (_, index) => ({
      value: String(index),
      label: `第 ${index + 1} 个类别${index === 2 ? '，名字长得在一行里放不下，需要换到下一行去' : ''}`,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('option', { name: /^第 3 个类别，/ })).toBeVisible())
  },
}
