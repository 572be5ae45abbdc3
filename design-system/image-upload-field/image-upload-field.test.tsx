import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ImageUploadField, type ImageUploadFieldProps, type Upload } from './index.ts'

const checks = {
  accept: ['image/jpeg', 'image/png', 'image/webp'],
  typeMessage: '只能上传JPG/PNG/WEBP图片!',
  maxBytes: 2 * 1024 * 1024,
  sizeMessage: '图片大小不能超过2MB!',
}

function PictureField({
  first = '',
  ...rest
}: Partial<ImageUploadFieldProps> & { upload: Upload; first?: string }) {
  const [path, setPath] = useState(first)
  return <ImageUploadField {...rest} label="轮播图片" value={path} onChange={setPath} checks={checks} />
}

const file = (bytes: number, type = 'image/png') => new File([new Uint8Array(bytes)], 'map.png', { type })
const choose = (chosen: File) =>
  userEvent
    .setup({ applyAccept: false })
    .upload(document.querySelector<HTMLInputElement>('input[type=file]')!, chosen)

test('A file of another type is refused at the field and not sent', async () => {
  const upload = vi.fn<Upload>()
  render(<PictureField upload={upload} />)
  await choose(file(10, 'image/gif'))
  expect(screen.getByRole('group', { name: '轮播图片' })).toHaveAccessibleDescription(
    '只能上传JPG/PNG/WEBP图片!',
  )
  expect(upload).not.toHaveBeenCalled()
})

test('A-341 a file of exactly the most bytes is sent and shown, one byte more is refused', async () => {
  const upload = vi.fn<Upload>().mockResolvedValue('demo.png')
  render(<PictureField upload={upload} />)
  await choose(file(2 * 1024 * 1024 + 1))
  expect(screen.getByText('图片大小不能超过2MB!')).toBeVisible()
  expect(upload).not.toHaveBeenCalled()
  await choose(file(2 * 1024 * 1024))
  expect(upload).toHaveBeenCalledOnce()
  expect(await screen.findByRole('img', { name: '轮播图片预览' })).toHaveAttribute('src', 'demo.png')
  expect(screen.queryByText('图片大小不能超过2MB!')).toBeNull()
})

test('While a file is sent its progress shows and it can be stopped', async () => {
  let tell: (share: number) => void = () => {}
  let signal: AbortSignal | undefined
  const upload: Upload = (_file, onProgress, abort) => {
    tell = onProgress
    signal = abort
    return new Promise(() => {})
  }
  render(<PictureField upload={upload} />)
  await choose(file(10))
  act(() => tell(0.4))
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
  await userEvent.click(screen.getByRole('button', { name: '取消上传' }))
  expect(signal?.aborted).toBe(true)
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('A failed upload keeps the file for another try', async () => {
  const upload = vi.fn<Upload>().mockRejectedValueOnce(new Error('')).mockResolvedValueOnce('demo.png')
  render(<PictureField upload={upload} />)
  await choose(file(10))
  expect(await screen.findByText('图片上传失败')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '重新上传' }))
  expect(await screen.findByRole('img', { name: '轮播图片预览' })).toBeVisible()
})

test('A-342 an image can be removed', async () => {
  render(<PictureField upload={vi.fn<Upload>()} first="old.png" />)
  await userEvent.click(screen.getByRole('button', { name: '移除' }))
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('button', { name: '选择图片' })).toBeVisible()
})

test('A stored picture that does not come says so, and the next one takes its place', async () => {
  render(<PictureField upload={async () => 'new.png'} first="lost.png" />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByText('图片无法显示，请重新上传')).toBeVisible()
  await choose(file(8))
  expect(await screen.findByRole('img')).toHaveAttribute('src', 'new.png')
})

test('A pasted picture is sent like a chosen one', async () => {
  const upload = vi.fn<Upload>().mockResolvedValue('demo.png')
  render(<PictureField upload={upload} />)
  fireEvent.paste(screen.getByRole('button', { name: '选择图片' }), { clipboardData: { files: [file(10)] } })
  expect(await screen.findByRole('img', { name: '轮播图片预览' })).toBeVisible()
  expect(upload).toHaveBeenCalledOnce()
})

test('A dropped picture is sent like a chosen one', async () => {
  const upload = vi.fn<Upload>().mockResolvedValue('demo.png')
  render(<PictureField upload={upload} />)
  const dropped = file(10)
  const entry = { kind: 'file', type: 'image/png', getAsFile: () => dropped }
  const dataTransfer = { types: ['Files'], items: [entry], effectAllowed: 'all', dropEffect: 'copy' }
  const zone = screen.getByText('把图片拖到这里，或在此处粘贴')
  for (const step of ['dragEnter', 'dragOver', 'drop'] as const) fireEvent[step](zone, { dataTransfer })
  expect(await screen.findByRole('img', { name: '轮播图片预览' })).toBeVisible()
  expect(upload.mock.lastCall?.[0]).toBe(dropped)
})

test('A stored picture is replaced by the next one, and stays while that is refused', async () => {
  const upload = vi.fn<Upload>().mockResolvedValue('new.png')
  render(<PictureField upload={upload} first="old.png" />)
  expect(screen.getByRole('button', { name: '更换图片' })).toBeVisible()
  await choose(file(10, 'image/gif'))
  expect(screen.getByRole('img')).toHaveAttribute('src', 'old.png')
  await choose(file(10))
  await vi.waitFor(() => expect(screen.getByRole('img')).toHaveAttribute('src', 'new.png'))
})

test('A-406, A-418 the hint stays beside the error: it says how to put it right', async () => {
  const hint = '建议尺寸 200x100px，jpg/png 格式'
  render(<PictureField upload={vi.fn<Upload>()} hint={hint} />)
  await choose(file(2 * 1024 * 1024 + 1))
  expect(screen.getByText(hint)).toBeVisible()
  expect(screen.getByRole('group', { name: '轮播图片' })).toHaveAccessibleDescription(
    `图片大小不能超过2MB! ${hint}`,
  )
})

test('A-419 a picture of another shape is stored, and told kindly how it will be cut', async () => {
  render(<PictureField upload={vi.fn<Upload>()} first="square.png" ratio="2 / 1" fit="cover" />)
  const picture = screen.getByRole('img')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  Object.defineProperties(picture, { naturalWidth: { value: 800 }, naturalHeight: { value: 800 } })
  fireEvent.load(picture)
  expect(screen.getByRole('status')).toHaveTextContent('上下各裁去约 25%，重要内容请放在中间')
  expect(screen.getByRole('group', { name: '轮播图片' })).not.toHaveAttribute('data-invalid')
})
