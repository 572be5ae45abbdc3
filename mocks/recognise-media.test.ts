import { expect, test } from 'vitest'
import { recogniseMedia as recogniseOnServers } from '#db/files/recognise-media.ts'
import { recogniseMedia } from './recognise-media.ts'

const box = (brand: string) => `\0\0\0\x18ftyp${brand}\0\0\0\0${brand}mp41`
const page = (codec: string) => `OggS\0\x02${'\0'.repeat(20)}\x01\x1e${codec}`

test.each([
  ['jpg', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x02\0\0\0\x90wS\xde\0\0\0\x0cIDAT'],
  ['gif', 'GIF89a\x01\0\x01\0'],
  ['webp', 'RIFF\x1a\0\0\0WEBPVP8L'],
  ['avif', box('avif')],
  ['avif', box('avis')],
  ['mp4', box('isom')],
  ['mp4', box('mp42')],
  ['mp4', box('M4V ')],
  ['mov', box('qt  ')],
  ['m4a', box('M4A ')],
  ['avi', 'RIFF\x1a\0\0\0AVI LIST'],
  ['wav', 'RIFF\x1a\0\0\0WAVEfmt '],
  ['webm', '\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm\x42\x87\x81\x04'],
  ['ogg', page('\x01vorbis')],
  ['ogg', page('OpusHead')],
  ['flac', 'fLaC\0\0\0\x22'],
  ['mp3', 'ID3\x03\0\0\0\0\0\0\xff\xfb\x90\0'],
  ['mp3', '\xff\xfb\x90\0'],
  ['mp3', '\xff\xf3\x90\0'],
  ['aac', '\xff\xf1\x50\x80'],
  [undefined, box('heic')],
  [undefined, box('mif1')],
  [undefined, box('3gp4')],
  [undefined, box('M4B ')],
  [undefined, '\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x88matroska'],
  [undefined, page('\x80theora')],
  [undefined, '<svg xmlns="http://www.w3.org/2000/svg">'],
  [undefined, '<?xml version="1.0"?><svg>'],
  [undefined, '<!doctype html>'],
  [undefined, '%PDF-1.7'],
  [undefined, 'BM\x46\0\0\0'],
  [undefined, 'II*\0\x08\0\0\0'],
  [undefined, 'hello'],
])('mock and server both say %s of %j', async (extension, head) => {
  const bytes = new Uint8Array(Buffer.from(head.padEnd(200, '\0'), 'latin1'))
  expect(recogniseMedia(bytes)).toBe(extension)
  expect(await recogniseOnServers(bytes)).toBe(extension)
})
