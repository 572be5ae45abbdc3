import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScanSearch } from 'lucide-react'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { AudioSample, TextSample, VideoCard } from '#design-system/media-sample/index.ts'

const meta = {
  id: 'design-system-media-sample',
  title: 'Design system/媒体/采集样例 Media sample · 视频 音频 样例 player',
  component: VideoCard,
  args: { title: '目标跟踪', description: '逐帧锁定车辆与行人。', icon: <ScanSearch /> },
} satisfies Meta<typeof VideoCard>

export default meta
type Story = StoryObj<typeof meta>

export const NoVideo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('暂无视频')).toBeVisible()
  },
}

export const ControlsUnderThePointer: Story = {
  args: { src: '/upload/demo-film-tracking.mp4' },
  play: async ({ canvas, userEvent }) => {
    const film = canvas.getByLabelText('目标跟踪')
    // Where nothing can hover, they are there from the beginning.
    if (!window.matchMedia('(hover: none)').matches) await expect(film).not.toHaveAttribute('controls')
    await userEvent.hover(film)
    await expect(film).toHaveAttribute('controls')
  },
}

/** A finger that pressed and was lifted leaves the controls, so that the next press can play. */
export const ControlsAfterATouch: Story = {
  args: { src: '/upload/demo-film-tracking.mp4' },
  play: async ({ canvas }) => {
    const film = canvas.getByLabelText('目标跟踪')
    await fireEvent.pointerOver(film, { pointerType: 'touch' })
    await waitFor(() => expect(film).toHaveAttribute('controls'))
    await fireEvent.pointerOut(film, { pointerType: 'touch' })
    await expect(film).toHaveAttribute('controls')
  },
}

export const FailingVideo: Story = {
  args: { src: '/upload/missing.mp4' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无视频')).toBeVisible()
  },
}

export const Audio: Story = {
  render: () => (
    <AudioSample
      title="方言对话"
      description="双人自由交谈，采样率 16 kHz。"
      src="/upload/demo-sound-home.mp3"
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '播放：方言对话' })).toBeVisible()
    const slider = canvas.getByRole('slider', { name: '播放位置：方言对话' })
    // Its length is read from the file.
    await waitFor(() => expect(slider).toBeEnabled())
  },
}

export const FailingAudio: Story = {
  tags: ['no-screenshot'],
  render: () => <AudioSample title="方言对话" src="/upload/missing.mp3" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/这段录音无法播放/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '打开音频文件' })).toBeVisible()
  },
}

export const NoAudio: Story = { render: () => <AudioSample title="方言对话" /> }

export const Text: Story = {
  render: () => (
    <TextSample
      title="政务问答"
      description="市民热线的公开问题，已去除个人信息。"
      text={'问：新生儿落户需要哪些材料？\n答：出生医学证明、父母身份证明与户口簿。'}
    />
  ),
}
