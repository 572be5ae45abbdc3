import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { MediaUploadField, type MediaUploadFieldProps } from './index.ts'

const checks = { accept: ['video/mp4', 'audio/wav', 'application/pdf'], typeMessage: '文件类型不对' }

function Media(props: Partial<MediaUploadFieldProps>) {
  const [path, setPath] = useState(props.value ?? '')
  return (
    <MediaUploadField
      kind="video"
      label="宣传片"
      upload={() => Promise.resolve('/upload/film.mp4')}
      checks={checks}
      {...props}
      value={path}
      onChange={setPath}
    />
  )
}

const choose = (name: string, type: string) =>
  userEvent.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File([new Uint8Array(2048)], name, { type }),
  )

test('A stored film has a player that does not start by itself, its name and its size', async () => {
  render(<Media />)
  await choose('宣传片.mp4', 'video/mp4')
  const player = await screen.findByLabelText('宣传片预览')
  expect(player).toHaveAttribute('controls')
  expect(player).not.toHaveAttribute('autoplay')
  expect(screen.getByRole('link', { name: '宣传片.mp4' })).toHaveAttribute('href', '/upload/film.mp4')
  expect(screen.getByText('2 KB')).toBeVisible()
})

test('A film that was stored before is called by its path', () => {
  render(<Media value="/upload/a1b2.mp4" addressOf={(path) => `https://cdn.test${path}`} />)
  expect(screen.getByRole('link', { name: 'a1b2.mp4' })).toHaveAttribute(
    'href',
    'https://cdn.test/upload/a1b2.mp4',
  )
})

test.each([
  ['A-591', 'video', '视频上传失败'],
  ['A-592', 'audio', '文件上传失败'],
  ['A-592', 'file', '文件上传失败'],
] as const)('%s a %s that is not stored: %s', async (_line, kind, sentence) => {
  render(<Media kind={kind} upload={() => Promise.reject(new Error(''))} />)
  await choose('a.pdf', 'application/pdf')
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.getByRole('button', { name: '重新上传' })).toBeVisible()
})

test('While a file is sent its bytes show', async () => {
  const upload = vi.fn<MediaUploadFieldProps['upload']>((_file, onProgress) => {
    onProgress(0.5)
    return new Promise(() => {})
  })
  render(<Media upload={upload} />)
  await choose('a.mp4', 'video/mp4')
  expect(screen.getByText('1 KB / 2 KB')).toBeVisible()
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
})

test('A film that cannot be played says so and keeps its link', () => {
  render(<Media value="/upload/old.avi" />)
  fireEvent.error(screen.getByLabelText('宣传片预览'))
  expect(screen.getByText('视频无法播放：文件不存在，或浏览器不支持这种格式')).toBeVisible()
  expect(screen.getByRole('link', { name: 'old.avi' })).toBeVisible()
})
