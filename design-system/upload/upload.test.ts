import { act, fireEvent, renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { uploadSentences } from '#contract/shared/upload-rules.ts'
import { byteText } from './byte-text.ts'
import { checkContent } from './check-content.ts'
import { checkFile } from './check-file.ts'
import { fileDropOperation } from './taken-files.ts'
import { RefusedFileError, UnknownFileError } from './upload-failure.ts'
import { useStrayDrops } from './use-stray-drops.ts'
import { useUploads, type Upload } from './use-uploads.ts'

const MEGABYTE = 1024 ** 2
const video = {
  accept: ['video/mp4', '.avi', '.mov'],
  typeMessage: '只能上传MP4/AVI/MOV视频!',
  maxBytes: 50 * MEGABYTE,
  sizeMessage: '视频大小不能超过50MB!',
}
const file = (name: string, type = 'image/png', bytes = 4) =>
  new File([new Uint8Array(bytes)], name, { type })

/** An upload whose ends the test holds in its hands. */
function held() {
  const ends = new Map<string, { store: (path: string) => void; fail: (error: Error) => void }>()
  const upload = vi.fn<Upload>(({ name }) => new Promise((store, fail) => ends.set(name, { store, fail })))
  const started = () => upload.mock.calls.map(([{ name }]) => name)
  /* A file is looked into before it is sent. */
  const begun = (...names: string[]) => waitFor(() => expect(started()).toEqual(names))
  return { upload, begun, of: (name: string) => ends.get(name)! }
}

function uploads(upload: Upload, atOnce = 2) {
  const onStored = vi.fn()
  const onSendingChange = vi.fn()
  const hook = renderHook(
    ({ checks }) =>
      useUploads({ upload, checks, failureMessage: '图片上传失败', onStored, onSendingChange, atOnce }),
    { initialProps: { checks: { accept: ['image/*'], typeMessage: '只能上传图片!' } } },
  )
  const steps = () => hook.result.current.tasks.map(({ file: { name }, step }) => `${name} ${step}`)
  return { hook, steps, onStored, onSendingChange }
}

test('A file whose type has no name is known by its ending', () => {
  expect(checkFile({ name: 'Film.AVI', type: '', size: 1 }, video)).toBeNull()
  expect(checkFile({ name: 'film.webm', type: 'video/webm', size: 1 }, video)).toBe(
    '只能上传MP4/AVI/MOV视频!',
  )
})

test.each([
  ['GIF89a', 'image/gif'],
  ['BM\x9a\x00', 'image/bmp'],
  ['\0\0\0\x18ftypheic', 'image/heic'],
])(
  'A-403 a picture that begins with %j is refused by the sentence of its type, whatever its name says',
  async (bytes) => {
    const renamed = new File([Uint8Array.from(bytes, (sign) => sign.charCodeAt(0))], 'photo.jpg', {
      type: 'image/jpeg',
    })
    const pictures = { accept: ['image/jpeg', 'image/png'], typeMessage: '只能上传JPG/PNG图片!' }
    expect(checkFile(renamed, pictures)).toBeNull()
    expect(await checkContent(renamed, pictures)).toBe('只能上传JPG/PNG图片!')
    expect(await checkContent(renamed, { ...pictures, accept: ['image/*'] })).toBeNull()
  },
)

test('A picture of another type that is taken too, and what nobody knows, are sent', async () => {
  const pictures = { accept: ['image/jpeg', 'image/png'], typeMessage: '只能上传JPG/PNG图片!' }
  const named = (start: string) =>
    new File([Uint8Array.from(start, (sign) => sign.charCodeAt(0))], 'photo.jpg', { type: 'image/jpeg' })
  for (const start of ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff\xe0', 'no picture', ''])
    expect(await checkContent(named(start), pictures), start).toBeNull()
  expect(await checkContent(named('RIFF\x1a\0\0\0WEBPVP8'), pictures)).toBe('只能上传JPG/PNG图片!')
})

test('An empty file is refused by the sentence that the server has for it', () => {
  expect(checkFile(file('film.mp4', 'video/mp4', 0), video)).toBe(uploadSentences.broken)
})

test('A-403 of a file that the server does not know the field says what it takes, and does not offer it again', async () => {
  const { upload, begun, of } = held()
  const { hook, steps } = uploads(upload)
  act(() => hook.result.current.add([file('a')]))
  await begun('a')
  await act(async () => of('a').fail(new UnknownFileError('不支持的文件类型')))
  expect(hook.result.current.tasks[0]).toMatchObject({ message: '只能上传图片!' })
  expect(steps()).toEqual(['a refused'])
})

test('A file that the server refused is not offered again, and says why', async () => {
  const { upload, begun, of } = held()
  const { hook, steps } = uploads(upload)
  act(() => hook.result.current.add([file('a')]))
  await begun('a')
  await act(async () => of('a').fail(new RefusedFileError('图片像素过大，请缩小后再上传')))
  expect(hook.result.current.tasks[0]).toMatchObject({ message: '图片像素过大，请缩小后再上传' })
  expect(steps()).toEqual(['a refused'])
})

test('A file dropped beside the zones does not take the page away, one dropped on a file input is left to it', () => {
  const { unmount } = renderHook(useStrayDrops)
  const input = Object.assign(document.createElement('input'), { type: 'file' })
  document.body.append(input)
  const goesOn = (target: Element, types: string[]) =>
    ['dragover', 'drop'].map((name) =>
      fireEvent(
        target,
        Object.assign(new Event(name, { bubbles: true, cancelable: true }), {
          dataTransfer: { types, dropEffect: 'copy' },
        }),
      ),
    )
  expect(goesOn(document.body, ['Files'])).toEqual([false, false])
  expect(goesOn(input, ['Files'])).toEqual([true, true])
  expect(goesOn(document.body, ['text/plain'])).toEqual([true, true])
  unmount()
  expect(goesOn(document.body, ['Files'])).toEqual([true, true])
  input.remove()
})

test('A film of exactly 50 MB may be sent, one byte more may not', () => {
  expect(checkFile({ name: 'film.mp4', type: 'video/mp4', size: 50 * MEGABYTE }, video)).toBeNull()
  expect(checkFile({ name: 'film.mp4', type: 'video/mp4', size: 50 * MEGABYTE + 1 }, video)).toBe(
    '视频大小不能超过50MB!',
  )
})

test('Bytes read as people write them', () => {
  expect([0, 820 * 1024, 12.4 * MEGABYTE, 48 * MEGABYTE, 900 * MEGABYTE].map(byteText)).toEqual([
    '0 B',
    '820 KB',
    '12.4 MB',
    '48 MB',
    '900 MB',
  ])
})

test('Entries that are put in order are no files, a file without a type is one', () => {
  expect(fileDropOperation(new Set(['application/x-order-entry']))).toBe('cancel')
  expect(fileDropOperation(new Set(['image/png']))).toBe('copy')
  expect(fileDropOperation({ has: () => true })).toBe('copy')
})

test('Only so many files are sent at once, and the next begins when one ends', async () => {
  const { upload, begun, of } = held()
  const { hook, steps, onStored } = uploads(upload)
  act(() => hook.result.current.add([file('a'), file('b'), file('c')]))
  await begun('a', 'b')
  expect(steps()).toEqual(['a sending', 'b sending', 'c waiting'])
  await act(async () => of('a').store('/upload/a'))
  await begun('a', 'b', 'c')
  expect(onStored).toHaveBeenCalledWith('/upload/a', expect.objectContaining({ file: expect.any(File) }))
})

test('The rest goes on when one fails, and the failed one can be sent again', async () => {
  const { upload, begun, of } = held()
  const { hook, steps, onStored } = uploads(upload)
  act(() => hook.result.current.add([file('a'), file('b')]))
  await begun('a', 'b')
  await act(async () => of('a').fail(new Error('')))
  await act(async () => of('b').store('/upload/b'))
  expect(steps()).toEqual(['a failed'])
  expect(hook.result.current.tasks[0]).toMatchObject({ message: '图片上传失败' })
  await act(async () => hook.result.current.retry(hook.result.current.tasks[0]!))
  await begun('a', 'b', 'a')
  await act(async () => of('a').store('/upload/a'))
  expect(onStored).toHaveBeenCalledTimes(2)
})

test('The sentence of the server is preferred to the general one', async () => {
  const { upload, begun, of } = held()
  const { hook } = uploads(upload)
  act(() => hook.result.current.add([file('a')]))
  await begun('a')
  await act(async () => of('a').fail(new Error('图片像素过大，请缩小后再上传')))
  expect(hook.result.current.tasks[0]).toMatchObject({ message: '图片像素过大，请缩小后再上传' })
})

test('A renamed picture is refused before it is sent, and the next begins', async () => {
  const { upload, begun } = held()
  const { hook, steps } = uploads(upload, 1)
  const checks = { accept: ['image/png'], typeMessage: '只能上传PNG图片!' }
  hook.rerender({ checks })
  const gif = new File(['GIF89a'], 'a', { type: 'image/png' })
  act(() => hook.result.current.add([gif, file('b')]))
  await begun('b')
  expect(steps()).toEqual(['a refused', 'b sending'])
  expect(hook.result.current.tasks[0]).toMatchObject({ message: '只能上传PNG图片!' })
})

test('A stopped upload is aborted, forgotten, and makes room for the next', async () => {
  const { upload, begun, of } = held()
  const { hook, steps, onStored } = uploads(upload, 1)
  act(() => hook.result.current.add([file('a'), file('b')]))
  await begun('a')
  await act(async () => hook.result.current.stop(hook.result.current.tasks[0]!.id))
  expect(upload.mock.calls[0]?.[2].aborted).toBe(true)
  await begun('a', 'b')
  await act(async () => of('a').store('/upload/a'))
  expect(onStored).not.toHaveBeenCalled()
  expect(steps()).toEqual(['b sending'])
})

test('The form is told once that something is on its way, and once that nothing is', async () => {
  const { upload, begun, of } = held()
  const { hook, onSendingChange } = uploads(upload)
  act(() => hook.result.current.add([file('a'), file('b'), file('note', 'text/plain')]))
  await begun('a', 'b')
  await act(async () => of('a').store('/upload/a'))
  expect(onSendingChange.mock.calls).toEqual([[true]])
  await act(async () => of('b').fail(new Error('')))
  expect(onSendingChange.mock.calls).toEqual([[true], [false]])
})

test('A field that goes away stops its uploads and tells the form', async () => {
  const { upload, begun } = held()
  const { hook, onSendingChange } = uploads(upload)
  act(() => hook.result.current.add([file('a')]))
  await begun('a')
  hook.unmount()
  expect(upload.mock.calls[0]?.[2].aborted).toBe(true)
  expect(onSendingChange).toHaveBeenLastCalledWith(false)
})
