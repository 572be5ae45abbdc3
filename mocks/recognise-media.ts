import type { MediaExtension } from '#contract/upload-rules.ts'

/** Texts at offsets of a file's first bytes; all of a line must be there. */
const signatures: readonly [extension: MediaExtension, ...marks: [offset: number, latin1: string][]][] = [
  ['jpg', [0, '\xff\xd8\xff']],
  ['png', [0, '\x89PNG\r\n\x1a\n']],
  ['webp', [0, 'RIFF'], [8, 'WEBP']],
  ['gif', [0, 'GIF8']],
  ['avif', [4, 'ftypavif']],
  ['m4a', [4, 'ftypM4A']],
  ['mov', [4, 'ftypqt']],
  ['mp4', [4, 'ftyp']],
  ['webm', [0, '\x1a\x45\xdf\xa3']],
  ['avi', [0, 'RIFF'], [8, 'AVI ']],
  ['wav', [0, 'RIFF'], [8, 'WAVE']],
  ['ogg', [0, 'OggS']],
  ['flac', [0, 'fLaC']],
  ['mp3', [0, 'ID3']],
  ['mp3', [0, '\xff\xfb']],
]

/** Recognises an upload by its content; undefined for anything that may not be uploaded, SVG and HTML among them. */
export function recogniseMedia(bytes: Uint8Array): MediaExtension | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 16))
  const found = signatures.find(([, ...marks]) =>
    marks.every(([offset, text]) => head.startsWith(text, offset)),
  )
  return found?.[0]
}
