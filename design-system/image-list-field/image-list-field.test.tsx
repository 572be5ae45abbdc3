import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { imageName, keysOf } from './use-image-paths.ts'
import { ImageListField, type ImageListFieldProps } from './index.ts'

const MEGABYTE = 1024 ** 2
const file = (name: string, type = 'image/png', bytes = 4) =>
  new File([new Uint8Array(bytes)], name, { type })
const storeAs: ImageListFieldProps['upload'] = ({ name }) => Promise.resolve(`/upload/${name}`)

function Pictures(props: Partial<ImageListFieldProps>) {
  const [paths, setPaths] = useState(props.value ?? [])
  return (
    <ImageListField
      label="实景图片"
      upload={storeAs}
      checks={{
        accept: ['image/jpeg', 'image/png', 'image/webp'],
        typeMessage: '只能上传JPG/PNG/WEBP图片!',
        maxBytes: 2 * MEGABYTE,
        sizeMessage: '图片大小不能超过2MB!',
      }}
      {...props}
      value={paths}
      onChange={(next) => {
        setPaths(next)
        props.onChange?.(next)
      }}
    />
  )
}

const choose = (...files: File[]) =>
  userEvent
    .setup({ applyAccept: false })
    .upload(document.querySelector<HTMLInputElement>('input[type=file]')!, files)

test('Several chosen files are stored in the order in which they were chosen', async () => {
  const ends = new Map<string, (path: string) => void>()
  const onChange = vi.fn()
  render(
    <Pictures
      value={['/upload/old.png']}
      onChange={onChange}
      upload={({ name }) => new Promise((store) => ends.set(name, store))}
    />,
  )
  await choose(file('a.png'), file('b.png'), file('c.png'))
  ends.get('c.png')?.('/upload/c.png')
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['/upload/old.png', '/upload/c.png']))
  ends.get('a.png')?.('/upload/a.png')
  ends.get('b.png')?.('/upload/b.png')
  await vi.waitFor(() =>
    expect(onChange).toHaveBeenLastCalledWith([
      '/upload/old.png',
      '/upload/a.png',
      '/upload/b.png',
      '/upload/c.png',
    ]),
  )
})

test('What the checks refuse is named and the rest is sent', async () => {
  const onChange = vi.fn()
  render(<Pictures onChange={onChange} />)
  await choose(file('a.gif', 'image/gif'), file('big.png', 'image/png', 2 * MEGABYTE + 1), file('c.png'))
  expect(screen.getByText('只能上传JPG/PNG/WEBP图片!')).toBeVisible()
  expect(screen.getByText('图片大小不能超过2MB!')).toBeVisible()
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['/upload/c.png']))
  await userEvent.click(screen.getByRole('button', { name: '不再显示 a.gif' }))
  expect(screen.queryByText('a.gif')).toBeNull()
})

test('No more files than there is room for are sent', async () => {
  const onChange = vi.fn()
  render(<Pictures value={['/upload/1.png']} max={2} onChange={onChange} />)
  await choose(file('a.png'), file('b.png'))
  expect(screen.getByRole('group', { name: '实景图片' })).toHaveAccessibleDescription(
    '最多 2 张图片，多出的 1 张没有上传',
  )
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['/upload/1.png', '/upload/a.png']))
  expect(screen.getByRole('button', { name: '添加图片' })).toHaveAttribute('aria-disabled', 'true')
})

test('Pasted pictures are sent like chosen ones', async () => {
  const onChange = vi.fn()
  render(<Pictures onChange={onChange} />)
  fireEvent.paste(screen.getByRole('button', { name: '选择图片' }), {
    clipboardData: { files: [file('shot.png')] },
  })
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(['/upload/shot.png']))
})

test('后移 moves an image one place and says so', async () => {
  const onChange = vi.fn()
  render(<Pictures value={['/a.png', '/b.png', '/c.png']} onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: /^后移第 1 张/ }))
  expect(onChange).toHaveBeenLastCalledWith(['/b.png', '/a.png', '/c.png'])
  expect(screen.getByText('第 1 张已移到第 2 位，共 3 张')).toBeInTheDocument()
})

test('A removed image can be brought back to its place', async () => {
  const onChange = vi.fn()
  render(<Pictures value={['/a.png', '/b.png', '/c.png']} onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: /^移除第 1 张/ }))
  expect(onChange).toHaveBeenLastCalledWith(['/b.png', '/c.png'])
  await userEvent.click(screen.getByRole('button', { name: '撤销：恢复第 1 张图片' }))
  expect(onChange).toHaveBeenLastCalledWith(['/a.png', '/b.png', '/c.png'])
})

test('A-343 the same image twice: only the one that was pressed is removed', async () => {
  const onChange = vi.fn()
  render(<Pictures value={['/a.png', '/b.png', '/a.png']} onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: /^移除第 3 张/ }))
  expect(onChange).toHaveBeenLastCalledWith(['/a.png', '/b.png'])
  expect(keysOf(['/a.png', '/b.png', '/a.png'])).toEqual(['/a.png', '/b.png', '/a.png#1'])
})

test('A picture that does not load is shown as missing and can be removed', async () => {
  const onChange = vi.fn()
  render(<Pictures value={['/a.png', '/gone.png']} onChange={onChange} />)
  fireEvent.error(screen.getByRole('img', { name: '实景图片第 2 张' }))
  expect(screen.getByText('图片缺失')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^移除第 2 张/ }))
  expect(onChange).toHaveBeenLastCalledWith(['/a.png'])
})

test('A disabled list changes nothing', async () => {
  const onChange = vi.fn()
  render(<Pictures value={['/a.png', '/b.png']} onChange={onChange} isDisabled />)
  await userEvent.click(screen.getByRole('button', { name: /^移除第 1 张/ }))
  await userEvent.click(screen.getByRole('button', { name: /^后移第 1 张/ }))
  expect(onChange).not.toHaveBeenCalled()
})

test('An image is called by the last part of its path', () => {
  expect(imageName('/upload/2026/校门.webp?v=2')).toBe('校门.webp')
})
