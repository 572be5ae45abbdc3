import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent as pointer, waitFor } from 'storybook/test'
import { ImageListField } from '#design-system/image-list-field/index.ts'
import { inConsole } from './in-console.tsx'
import { samplePicture } from './sample-picture.ts'
import { fileOf, handUploads, pickerIn, storeSlowly } from './slow-upload.ts'
import { useStoryValue } from './use-story-value.ts'

const MEGABYTE = 1024 * 1024
const hands = handUploads()

/** Paths as they are stored; the pictures themselves are drawn. */
const pathAt = (place: number) => `/upload/campus-${String(place).padStart(2, '0')}.webp`
const drawn = (path: string) =>
  path.includes('missing') ? '/missing.webp' : samplePicture(hueOf(path), 320, 240)
const hueOf = (path: string) => [...path].reduce((sum, letter) => sum + letter.charCodeAt(0) * 47, 0) % 360
const some = (count: number) => Array.from({ length: count }, (_, place) => pathAt(place + 1))
const picture = (name: string, bytes?: number, type = 'image/png') => fileOf(name, type, bytes)

const meta = {
  id: 'design-system-image-list-field',
  title: 'Design system/输入/多图上传 Image list field · 图片组 批量上传 multiple upload',
  component: ImageListField,
  decorators: [inConsole],
  args: {
    label: '国内院校图片',
    hint: '支持 JPG、PNG、WEBP，每张不超过 2MB；前台按此顺序显示',
    value: [],
    onChange: fn(),
    onSendingChange: fn(),
    addressOf: drawn,
    upload: storeSlowly((file) => `/upload/${file.name}`),
    checks: {
      accept: ['image/jpeg', 'image/png', 'image/webp'],
      typeMessage: '只能上传JPG/PNG/WEBP图片!',
      maxBytes: 2 * MEGABYTE,
      sizeMessage: '图片大小不能超过2MB!',
    },
  },
  render: function Field(args) {
    const kept = useStoryValue(args)
    return (
      <div style={{ maxWidth: 760 }}>
        <ImageListField {...args} {...kept} />
      </div>
    )
  },
} satisfies Meta<typeof ImageListField>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { value: some(5) } }

export const Empty: Story = {}

export const SeveralAtOnce: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(pickerIn(canvasElement), [picture('a.png'), picture('b.png'), picture('c.png')])
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(3)
    await expect(await canvas.findByText('已上传 3 张')).toBeInTheDocument()
    await expect(args.onChange).toHaveBeenLastCalledWith(['/upload/a.png', '/upload/b.png', '/upload/c.png'])
    await expect(args.onSendingChange).toHaveBeenLastCalledWith(false)
  },
}

export const Uploading: Story = {
  args: { value: some(2), upload: hands.upload },
  beforeEach: () => hands.forget(),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const chosen = ['a.png', 'b.png', 'c.png', 'd.png', 'e.png'].map((name) => picture(name))
    await userEvent.upload(pickerIn(canvasElement), chosen)
    await waitFor(() => expect(hands.begun()).toEqual(['a.png', 'b.png', 'c.png']))
    hands.of('a.png').tell(0.4)
    hands.of('b.png').tell(0.75)
    await expect(canvas.getAllByText(/^等待上传/)).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: '取消上传 c.png' }))
    await waitFor(() => expect(hands.begun()).toContain('d.png'))
    await expect(canvas.queryByText('c.png')).toBeNull()
  },
}

export const KeepsTheChosenOrder: Story = {
  // Several pictures, as in Playground.
  tags: ['no-screenshot'],
  args: { upload: hands.upload },
  beforeEach: () => hands.forget(),
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.upload(pickerIn(canvasElement), [picture('first.png'), picture('second.png')])
    await waitFor(() => expect(hands.begun()).toHaveLength(2))
    hands.of('second.png').store('/upload/second.png')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['/upload/second.png']))
    hands.of('first.png').store('/upload/first.png')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(['/upload/first.png', '/upload/second.png']),
    )
  },
}

export const RefusedByCheck: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const careless = pointer.setup({ applyAccept: false })
    await careless.upload(pickerIn(canvasElement), [
      picture('动图.gif', 10, 'image/gif'),
      picture('航拍全景.png', 2 * MEGABYTE + 1),
      picture('校门.png'),
    ])
    await expect(canvas.getByText('只能上传JPG/PNG/WEBP图片!')).toBeVisible()
    await expect(canvas.getByText('图片大小不能超过2MB!')).toBeVisible()
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['/upload/校门.png']))
    await expect(canvas.getByText('已上传 1 张，2 张没有上传成功')).toBeInTheDocument()
  },
}

export const FailedAndRetried: Story = {
  args: { upload: hands.upload },
  beforeEach: () => hands.forget(),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(pickerIn(canvasElement), [picture('a.png'), picture('b.png')])
    await waitFor(() => expect(hands.begun()).toHaveLength(2))
    hands.of('a.png').fail()
    hands.of('b.png').store('/upload/b.png')
    await expect(await canvas.findByText('图片上传失败')).toBeVisible()
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['/upload/b.png']))
    await userEvent.click(canvas.getByRole('button', { name: '重新上传 a.png' }))
    await expect(await canvas.findByRole('progressbar', { name: 'a.png' })).toBeVisible()
    hands.of('a.png').store('/upload/a.png')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['/upload/a.png', '/upload/b.png']))
  },
}

export const FullAtNine: Story = {
  args: { value: some(7), max: 9 },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const chosen = ['a.png', 'b.png', 'c.png', 'd.png'].map((name) => picture(name))
    await userEvent.upload(pickerIn(canvasElement), chosen)
    await expect(canvas.getByText('最多 9 张图片，多出的 2 张没有上传')).toBeVisible()
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(2))
    await expect(canvas.getByText('9 / 9')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '添加图片' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const OnlyOne: Story = { args: { value: some(1), max: 1 } }

export const MovedByButtons: Story = {
  // The same pictures in another order.
  tags: ['no-screenshot'],
  args: { value: some(3) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^后移第 1 张/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith([pathAt(2), pathAt(1), pathAt(3)])
    await expect(canvas.getByText('第 1 张已移到第 2 位，共 3 张')).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('button', { name: /^后移第 2 张/ })).toHaveFocus())
  },
}

export const MovedByKeyboard: Story = {
  // The same pictures in another order.
  tags: ['no-screenshot'],
  args: { value: some(4) },
  play: async ({ args, canvas, userEvent }) => {
    const handle = await canvas.findByRole('button', { name: /^拖动第 1 张/ })
    handle.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    await expect(canvas.getAllByRole('row')[0]).not.toHaveTextContent('campus-01.webp')
  },
}

export const RemovedAndUndone: Story = {
  // As it was before.
  tags: ['no-screenshot'],
  args: { value: some(3) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^移除第 2 张/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith([pathAt(1), pathAt(3)])
    await waitFor(() => expect(canvas.getByRole('button', { name: /^移除第 2 张/ })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: '撤销：恢复第 2 张图片' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(some(3))
  },
}

export const MissingPicture: Story = {
  args: { value: [pathAt(1), '/upload/missing.webp', pathAt(3)] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('图片缺失')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^移除第 2 张/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith([pathAt(1), pathAt(3)])
  },
}

export const Pasted: Story = {
  // One picture more, as when chosen.
  tags: ['no-screenshot'],
  play: async ({ canvas }) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(picture('截图.png'))
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData })
    canvas.getByRole('button', { name: '选择图片' }).dispatchEvent(paste)
    await expect(await canvas.findByRole('row', { name: /截图\.png/ })).toBeVisible()
  },
}

export const Fifty: Story = {
  // What fifty look like, ten show.
  tags: ['no-screenshot'],
  args: { value: some(50) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(50)
  },
}

export const LongNames: Story = {
  args: {
    value: [
      '/upload/2026-智慧城市与自然资源调查监测一体化平台建设项目验收现场照片之专家组合影最终修订版.webp',
      `/upload/${'campus-'.repeat(20)}.webp`,
    ],
    upload: () => Promise.reject(new Error('图片像素过大，请缩小后再上传')),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(pickerIn(canvasElement), picture(`${'航拍影像'.repeat(20)}.png`))
    await expect(await canvas.findByText('图片像素过大，请缩小后再上传')).toBeVisible()
  },
}

export const WithError: Story = { args: { isRequired: true, error: '请上传至少一张图片' } }

export const Disabled: Story = { args: { value: some(3), isDisabled: true } }

export const Dark: Story = { args: { value: some(4), max: 9 }, globals: { theme: 'dark' } }

export const Senior: Story = { args: { value: some(4), max: 9 }, globals: { theme: 'senior' } }
