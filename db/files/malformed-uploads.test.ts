import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import {
  bodyOf,
  FLAC_PART,
  MEGABYTE,
  picture,
  streamed,
  withUploadFolder,
} from '#tests/setup/upload-folder.ts'

const site = withUploadFolder()

test.each([
  ['no closing header', '--x\r\nContent-Disposition: form-data; name="file'],
  ['header without value', '--x\r\n\r\n\r\n--x--\r\n'],
  ['only noise', '\0\0\0\0--x\0\r\n'],
  ['a header of 200 KB', `--x\r\nX-Long: ${'a'.repeat(200_000)}\r\n\r\nx\r\n--x--\r\n`],
  ['a file behind a header of 20 KB', `--x\r\nX-Long: ${'a'.repeat(20_000)}\r\n${FLAC_PART}--x--\r\n`],
  ['a file with 20 headers before its name', `--x\r\n${'X: y\r\n'.repeat(20)}${FLAC_PART}--x--\r\n`],
  [
    'a file with a head of 1 MB behind its name',
    `--x\r\n${FLAC_PART.replace('\r\n\r\n', `\r\nX-Long: ${'a'.repeat(MEGABYTE)}\r\n\r\n`)}--x--\r\n`,
  ],
  ['a file called __proto__', `--x\r\n${FLAC_PART.replace('"file"', '"__proto__"')}--x--\r\n`],
  ['an end before the file', `--x\r\n\r\n\r\n--x--\r\n--x\r\n${FLAC_PART}--x--\r\n`],
])('malformed multipart (%s) is a refusal, not a crash', async (_name, text) => {
  const body = Readable.toWeb(Readable.from([Buffer.from(text)])) as ReadableStream
  await expect(site.files.receive(streamed(body))).rejects.toMatchObject({ status: 400 })
  expect(await site.halfFinished()).toEqual([])
})

test.each([
  ['an escape', 'boundary="a\\"b"', 'a"b'],
  ['another boundary inside of a value', 'x="; boundary=y"; boundary=a', 'a'],
  ['a blank', 'boundary=a b', 'ab'],
  ['characters that no boundary has', 'boundary=a*b', 'a*b'],
])('a form whose boundary is told with %s has no head of 1 MB either', async (_what, told, boundary) => {
  const part = FLAC_PART.replace('\r\n\r\n', `\r\nX-Long: ${'a'.repeat(MEGABYTE)}\r\n\r\n`)
  const body = bodyOf(Buffer.from(`--${boundary}\r\n${part}--${boundary}--\r\n`))
  await expect(site.files.receive(streamed(body, `multipart/form-data; ${told}`))).rejects.toMatchObject({
    status: 400,
  })
})

test.each([
  ['boundary="x"', 'x'],
  ['charset=utf-8; boundary=x', 'x'],
  ['Boundary=x; charset=UTF-8', 'x'],
  ['boundary="----=_Part_1 (a)+b,c./:=?-\'d"', "----=_Part_1 (a)+b,c./:=?-'d"],
  ['boundary=----WebKitFormBoundary7MA4YWxkTrZu0gW', '----WebKitFormBoundary7MA4YWxkTrZu0gW'],
])('a form whose boundary is told as %s is received', async (told, boundary) => {
  const body = bodyOf(Buffer.from(`--${boundary}\r\n${FLAC_PART}--${boundary}--\r\n`))
  expect((await site.files.receive(streamed(body, `multipart/form-data; ${told}`))).kind).toBe('audio')
})

test('a head is counted by itself, wherever the form is cut into pieces', async () => {
  const text = `a foreword\r\n${'--x\r\nX: y\r\n\r\n1\r\n'.repeat(9)}--x\r\nX: ${'a'.repeat(16_000)}\r\n${FLAC_PART}--x--\r\n${'z'.repeat(20_000)}`
  const pieces = Array.from({ length: Math.ceil(text.length / 7) }, (_, at) =>
    Buffer.from(text.slice(at * 7, at * 7 + 7)),
  )
  const body = Readable.toWeb(Readable.from(pieces)) as ReadableStream
  expect((await site.files.receive(streamed(body))).kind).toBe('audio')
})

test('parts and headers called __proto__ and constructor are no harm', async () => {
  const strange = ['__proto__', 'constructor', 'toString']
  const fields = strange.map(
    (name) => `--x\r\n${name}: y\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`,
  )
  const text = `${fields.join('')}--x\r\n__proto__: y\r\n${FLAC_PART}--x--\r\n`
  expect((await site.files.receive(streamed(bodyOf(Buffer.from(text))))).kind).toBe('audio')
  expect(({} as Record<string, unknown>).y).toBeUndefined()
})

test('a part that follows the file, a file under a long name and a text before it are no harm', async () => {
  const form = new FormData()
  form.append('note', '标题')
  form.append(
    'file',
    new File([new Uint8Array(await picture().png().toBuffer())], `${'名'.repeat(2000)}.png`),
  )
  form.append('after', 'x')
  const request = new Request('http://site/api/upload', { method: 'POST', body: form })
  expect((await site.files.receive(request)).kind).toBe('image')
})

test.each([
  ['fields', 'Content-Disposition: form-data; name="a"'],
  ['files of another name', 'Content-Disposition: form-data; name="a"; filename="a.txt"'],
  ['parts without a name', 'X: y'],
])('5000 %s are a refusal, not a crash', async (_name, header) => {
  const text = `--x\r\n${header}\r\n\r\n1\r\n`.repeat(5000) + '--x--\r\n'
  await expect(site.files.receive(streamed(bodyOf(Buffer.from(text))))).rejects.toMatchObject({ status: 400 })
  expect([await site.kept(), await site.halfFinished()]).toEqual([[], []])
})
