import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent as pointer } from 'storybook/test'
import { ImageUploadField, type Upload } from '#design-system/image-upload-field/index.ts'
import { inConsole } from './in-console.tsx'
import { samplePicture } from './sample-picture.ts'
import { useStoryValue } from './use-story-value.ts'

const MEGABYTE = 1024 * 1024

const storeSlowly: Upload = async (_file, onProgress) => {
  for (const share of [0.2, 0.55, 0.9, 1]) {
    onProgress(share)
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  return samplePicture(210)
}

const meta = {
  id: 'design-system-image-upload-field',
  title: 'Design system/输入/单图上传 Image upload field · 传图 封面 image upload',
  component: ImageUploadField,
  decorators: [inConsole],
  args: {
    label: '轮播图片',
    isRequired: true,
    hint: '建议 1920×700，JPG、PNG 或 WEBP，不超过 2 MB',
    value: '',
    onChange: fn(),
    upload: storeSlowly,
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
      <div style={{ maxWidth: 520 }}>
        <ImageUploadField {...args} {...kept} />
      </div>
    )
  },
} satisfies Meta<typeof ImageUploadField>

export default meta
type Story = StoryObj<typeof meta>

const pickerIn = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLInputElement>('input[type=file]')!
const picture = (bytes: number, type: string) => new File([new Uint8Array(bytes)], 'banner.png', { type })

export const Playground: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(pickerIn(canvasElement), picture(1000, 'image/png'))
    await expect(canvas.getByRole('progressbar')).toBeVisible()
    await expect(await canvas.findByRole('img', { name: '轮播图片预览' }, { timeout: 3000 })).toBeVisible()
    await expect(args.onChange).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '移除' }))
    await expect(canvas.getByRole('button', { name: '选择图片' })).toBeVisible()
  },
}

export const WrongType: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const careless = pointer.setup({ applyAccept: false })
    await careless.upload(pickerIn(canvasElement), picture(1000, 'image/gif'))
    await expect(canvas.getByText('只能上传JPG/PNG/WEBP图片!')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const TooBig: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(pickerIn(canvasElement), picture(2 * MEGABYTE + 1, 'image/png'))
    await expect(canvas.getByText('图片大小不能超过2MB!')).toBeVisible()
    await expect(canvas.getByText(/^建议 1920×700/)).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Pasted: Story = {
  play: async ({ canvas }) => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(picture(1000, 'image/webp'))
    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData })
    canvas.getByRole('button', { name: '选择图片' }).dispatchEvent(paste)
    await expect(await canvas.findByRole('img', { name: '轮播图片预览' }, { timeout: 3000 })).toBeVisible()
  },
}

/** Nothing is refused for its shape; what the site will do with it is told. */
export const AnotherShape: Story = {
  args: { value: samplePicture(140, 400, 400), ratio: '2 / 1', fit: 'cover' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^这张图片是 400×400.*上下各裁去约 25%/)).toBeVisible()
  },
}

export const KeptWhole: Story = {
  args: { value: samplePicture(30, 600, 100), ratio: '2 / 1', fit: 'contain' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^这张图片是 600×100.*上下留白$/)).toBeVisible()
  },
}

export const Failed: Story = {
  args: { upload: () => Promise.reject(new Error('')) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(pickerIn(canvasElement), picture(1000, 'image/png'))
    await expect(await canvas.findByText('图片上传失败')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '重新上传' })).toBeVisible()
  },
}

export const WithImage: Story = { args: { value: samplePicture(140) } }

export const MissingImage: Story = { args: { value: '/missing.webp' } }

export const Required: Story = { args: { error: '请上传轮播图片' } }

export const Disabled: Story = { args: { value: samplePicture(30), isDisabled: true } }
