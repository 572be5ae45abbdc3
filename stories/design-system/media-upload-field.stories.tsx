import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent as pointer, waitFor } from 'storybook/test'
import { MediaUploadField } from '#design-system/media-upload-field/index.ts'
import { expectFingerTargets } from './finger-targets.ts'
import { inConsole } from './in-console.tsx'
import { shortSound } from './short-sound.ts'
import { fileOf, handUploads, pickerIn, storeSlowly } from './slow-upload.ts'
import { useStoryValue } from './use-story-value.ts'

const MEGABYTE = 1024 * 1024
const hands = handUploads()

const videoChecks = {
  accept: ['video/*'],
  typeMessage: '只能上传视频文件!',
  maxBytes: 50 * MEGABYTE,
  sizeMessage: '视频大小不能超过50MB!',
}
const audioChecks = {
  accept: ['audio/*'],
  typeMessage: '只能上传音频文件!',
  maxBytes: 10 * MEGABYTE,
  sizeMessage: '音频大小不能超过10MB!',
}

/** A file that says it has so many bytes without taking them. */
function bigFile(name: string, type: string, bytes: number): File {
  return Object.defineProperty(fileOf(name, type), 'size', { value: bytes })
}

const meta = {
  id: 'design-system-media-upload-field',
  title: 'Design system/输入/音视频上传 Media upload field · 传视频 传附件 file upload',
  component: MediaUploadField,
  decorators: [inConsole],
  args: {
    kind: 'audio',
    label: '音频',
    hint: '常见音频格式，不超过 10MB',
    value: '',
    onChange: fn(),
    onSendingChange: fn(),
    upload: storeSlowly(() => shortSound()),
    checks: audioChecks,
  },
  render: function Field(args) {
    const kept = useStoryValue(args)
    return (
      <div style={{ maxWidth: 520 }}>
        <MediaUploadField {...args} {...kept} />
      </div>
    )
  },
} satisfies Meta<typeof MediaUploadField>

export default meta
type Story = StoryObj<typeof meta>

const video = {
  kind: 'video',
  label: '企业宣传片',
  checks: videoChecks,
  hint: 'MP4 最稳妥，不超过 50MB',
} as const

export const Playground: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(pickerIn(canvasElement), fileOf('方言样本.wav', 'audio/wav', 4096))
    await expect(canvas.getByRole('progressbar', { name: '正在上传 方言样本.wav' })).toBeVisible()
    await expect(await canvas.findByLabelText('音频试听')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '方言样本.wav' })).toBeVisible()
    await expectFingerTargets(canvas.getAllByRole('link'))
    await expect(canvas.getByText('4 KB')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '移除' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(canvas.getByRole('button', { name: '选择音频' })).toBeVisible()
  },
}

export const EmptyVideo: Story = { args: video }

export const Video: Story = { args: { ...video, value: '/upload/demo-film-segment.mp4' } }

export const Audio: Story = { args: { value: shortSound() } }

export const OtherFile: Story = {
  args: {
    kind: 'file',
    label: '附件',
    hint: 'PDF，不超过 10MB',
    value: '/upload/9f3a1c-annual-report.pdf',
    checks: { accept: ['application/pdf', '.pdf'], typeMessage: '只能上传PDF文件!' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '9f3a1c-annual-report.pdf' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '更换文件' })).toBeVisible()
  },
}

export const Uploading: Story = {
  args: { ...video, upload: hands.upload },
  beforeEach: () => hands.forget(),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(pickerIn(canvasElement), bigFile('宣传片.mp4', 'video/mp4', 48 * MEGABYTE))
    await waitFor(() => expect(hands.begun()).toHaveLength(1))
    await expect(args.onSendingChange).toHaveBeenLastCalledWith(true)
    hands.of('宣传片.mp4').tell(0.25)
    await expect(await canvas.findByText('12 MB / 48 MB')).toBeVisible()
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
  },
}

export const Cancelled: Story = {
  args: { ...video, upload: hands.upload },
  beforeEach: () => hands.forget(),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(pickerIn(canvasElement), fileOf('宣传片.mp4', 'video/mp4'))
    await userEvent.click(await canvas.findByRole('button', { name: '取消上传' }))
    await expect(canvas.queryByRole('progressbar')).toBeNull()
    await expect(args.onSendingChange).toHaveBeenLastCalledWith(false)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const VideoTooBig: Story = {
  args: video,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(pickerIn(canvasElement), bigFile('宣传片.mp4', 'video/mp4', 50 * MEGABYTE + 1))
    await expect(canvas.getByText('视频大小不能超过50MB!')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const AudioTooBig: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(pickerIn(canvasElement), bigFile('录音.wav', 'audio/wav', 10 * MEGABYTE + 1))
    await expect(canvas.getByText('音频大小不能超过10MB!')).toBeVisible()
  },
}

/** About the company: three formats, no size limit. Some systems report no type for a film, so extensions count too. */
export const WithoutLimit: Story = {
  args: {
    ...video,
    checks: {
      accept: ['video/mp4', 'video/quicktime', 'video/x-msvideo', '.mp4', '.mov', '.avi'],
      typeMessage: '只能上传MP4/AVI/MOV视频!',
    },
    hint: 'MP4、AVI 或 MOV，不限大小',
  },
  play: async ({ args, canvas, canvasElement }) => {
    const careless = pointer.setup({ applyAccept: false })
    await careless.upload(pickerIn(canvasElement), fileOf('宣传片.webm', 'video/webm'))
    await expect(canvas.getByText('只能上传MP4/AVI/MOV视频!')).toBeVisible()
    await careless.upload(pickerIn(canvasElement), bigFile('宣传片.AVI', '', 900 * MEGABYTE))
    await expect(canvas.getByRole('progressbar')).toBeVisible()
    await waitFor(() => expect(args.onChange).toHaveBeenCalled())
  },
}

export const FailedAndRetried: Story = {
  args: { ...video, upload: hands.upload },
  beforeEach: () => hands.forget(),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(pickerIn(canvasElement), fileOf('宣传片.mp4', 'video/mp4'))
    await waitFor(() => expect(hands.begun()).toHaveLength(1))
    hands.of('宣传片.mp4').fail()
    await expect(await canvas.findByText('视频上传失败')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '重新上传' }))
    await expect(await canvas.findByRole('progressbar')).toBeVisible()
    hands.of('宣传片.mp4').store('/upload/film.mp4')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('/upload/film.mp4'))
    await expect(canvas.queryByText('视频上传失败')).toBeNull()
  },
}

export const Failed: Story = {
  args: { upload: () => Promise.reject(new Error('')) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(pickerIn(canvasElement), fileOf('录音.wav', 'audio/wav'))
    await expect(await canvas.findByText('文件上传失败')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '重新上传' })).toBeVisible()
  },
}

export const CannotBePlayed: Story = {
  args: { ...video, value: '/upload/missing.mp4' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('视频无法播放：文件不存在，或浏览器不支持这种格式')).toBeVisible()
  },
}

export const LongName: Story = {
  args: { upload: storeSlowly(() => shortSound()) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const name = `${'多语种语音采集样本—江淮官话'.repeat(8)}.wav`
    await userEvent.upload(pickerIn(canvasElement), fileOf(name, 'audio/wav'))
    await expect(await canvas.findByRole('link', { name })).toBeVisible()
  },
}

export const WithError: Story = { args: { ...video, isRequired: true, error: '请上传企业宣传片' } }

export const Disabled: Story = { args: { value: shortSound(), isDisabled: true } }

export const Dark: Story = { args: { value: shortSound() }, globals: { theme: 'dark' } }

export const Senior: Story = { args: { value: shortSound() }, globals: { theme: 'senior' } }
