import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CoordinatesField } from '#design-system/coordinates-field/index.ts'
import { inConsole } from './in-console.tsx'
import { useStoryValue } from './use-story-value.ts'

const meta = {
  id: 'design-system-coordinates-field',
  title: 'Design system/输入/经纬度 Coordinates field · 坐标 地图位置 latitude longitude',
  component: CoordinatesField,
  decorators: [inConsole],
  args: {
    label: '位置坐标',
    value: { latitude: 31.820591, longitude: 117.227219 },
    datum: 'GCJ-02',
    onChange: fn(),
  },
  render: function Placing(args) {
    const kept = useStoryValue(args)
    return (
      <div style={{ maxWidth: 520 }}>
        <CoordinatesField {...args} {...kept} />
      </div>
    )
  },
} satisfies Meta<typeof CoordinatesField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const latitude = canvas.getByRole('textbox', { name: '纬度' })
    await userEvent.clear(latitude)
    await userEvent.type(latitude, '32.1234567')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith({ latitude: 32.123457, longitude: 117.227219 })
    await expect(latitude).toHaveValue('32.123457')
    await expect(canvas.getByRole('textbox', { name: '经度' })).toHaveFocus()
    await expect(canvas.getByText(/32°07′24\.45″/)).toBeVisible()
  },
}

/** A pair in any usual notation fills both, wherever it is pasted. */
export const Pasted: Story = {
  args: { value: { latitude: null, longitude: null } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '经度' }))
    await userEvent.paste('东经117.2272° 北纬31.8206°')
    await expect(args.onChange).toHaveBeenLastCalledWith({ latitude: 31.8206, longitude: 117.2272 })
    await expect(canvas.getByRole('textbox', { name: '纬度' })).toHaveValue('31.8206')
    await expect(canvas.getByRole('textbox', { name: '经度' })).toHaveValue('117.2272')
    await expect(canvas.getByRole('status')).toHaveTextContent('已填入纬度 31.8206，经度 117.2272')
  },
}

/** Another pair takes the place of what stood there; that is told and can be taken back. */
export const PastedOver: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: '纬度' }))
    await userEvent.paste('22.540796，113.917176')
    await expect(canvas.getByText('原来是纬度 31.820591，经度 117.227219')).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith({ latitude: 22.540796, longitude: 113.917176 })
  },
}

/** Coordinates of Baidu or a GPS device have a separate dialog, so that the inputs always contain one system. */
export const Converting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '换算其他坐标系' }))
    await expect(canvas.getByRole('textbox', { name: '要换算的坐标' })).toHaveValue('31.820591, 117.227219')
    await userEvent.click(canvas.getByRole('button', { name: '换算并填入' }))
    await expect(canvas.getByText('请选择坐标来自哪里')).toBeVisible()
  },
}

export const Converted: Story = {
  args: { value: { latitude: 39.915, longitude: 116.404 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '换算其他坐标系' }))
    await userEvent.click(canvas.getByRole('radio', { name: '百度地图（BD-09）' }))
    await userEvent.keyboard('{Tab}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ latitude: 39.908657, longitude: 116.397627 })
    await expect(canvas.getByRole('button', { name: '撤销' })).toBeVisible()
  },
}

/** Degrees, minutes and seconds may be typed into one input too. */
export const DegreesMinutesSeconds: Story = {
  args: { value: { latitude: null, longitude: 117.227219 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '纬度' }), '31°49′14.13″')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: '纬度' })).toHaveValue('31.820592')
    await expect(args.onChange).toHaveBeenLastCalledWith({ latitude: 31.820592, longitude: 117.227219 })
  },
}

/** A pair that makes sense only the other way round can be exchanged. */
export const Swapped: Story = {
  args: { value: { latitude: 117.227219, longitude: 31.820591 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('纬度和经度似乎写反了')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '纬度' })).toHaveAccessibleDescription(
      /纬度应在 -90 到 90 之间/,
    )
    await userEvent.click(canvas.getByRole('button', { name: '交换' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ latitude: 31.820591, longitude: 117.227219 })
    await expect(canvas.queryByText('纬度和经度似乎写反了')).not.toBeInTheDocument()
    await expect(canvas.getByRole('textbox', { name: '纬度' })).toHaveValue('31.820591')
  },
}

export const SwappedOpen: Story = { args: { value: { latitude: 87.6, longitude: 43.8 } } }

export const OutOfRange: Story = {
  args: { value: { latitude: 31.820591, longitude: 217.2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('经度应在 -180 到 180 之间')).toBeVisible()
    await expect(canvas.getByText('坐标还不完整')).toBeVisible()
  },
}

export const NotANumber: Story = {
  args: { value: { latitude: null, longitude: null } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '纬度' }), '三十一度')
    await userEvent.tab()
    await expect(canvas.getByText('请输入数字，例如 31.820591')).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith({ latitude: null, longitude: null })
  },
}

export const Empty: Story = {
  args: { value: { latitude: null, longitude: null }, hint: '不填时地图上不显示该基地' },
}

export const Cleared: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除坐标' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ latitude: null, longitude: null })
    await expect(canvas.getByText('尚未填写坐标')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '经度' })).toHaveValue('')
  },
}

export const SouthAndWest: Story = { args: { value: { latitude: -33.448891, longitude: -70.669266 } } }

export const Invalid: Story = {
  args: { value: { latitude: 31.8, longitude: null }, errors: { longitude: '请输入经度' }, isRequired: true },
}

export const InvalidAsAWhole: Story = {
  args: { value: { latitude: null, longitude: null }, error: '请输入位置坐标', isRequired: true },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const ReadOnly: Story = { args: { isReadOnly: true, datum: 'WGS-84' } }

export const WithoutPreview: Story = { args: { isPreviewHidden: true } }
