import type { MediaExtension } from '#contract/shared/upload-rules.ts'

/* oxlint-disable no-control-regex -- the first bytes of files are no text */

/** What a file's first bytes are, as text of one character a byte; the first line that fits decides. */
const signatures: readonly [extension: MediaExtension | undefined, start: RegExp][] = [
  ['jpg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n\x1a\n/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['gif', /^GIF8/],
  ['avi', /^RIFF[^]{4}AVI/],
  ['wav', /^RIFF[^]{4}WAVE/],
  ['avif', /^[^]{4}ftypavi[fs]/],
  ['m4a', /^[^]{4}ftypM4A/],
  ['mov', /^[^]{4}ftypqt/],
  // Other pictures, telephones' films and audio books share this container.
  [undefined, /^[^]{4}ftyp(mif1|msf1|he[iv][cx]|M4B|F4A|F4B|crx|3g)/],
  ['mp4', /^[^]{4}ftyp[\x20-\x7e]/],
  ['webm', /^\x1a\x45\xdf\xa3[^]{0,60}webm/],
  ['ogg', /^OggS[^]{24}(\x01vorbis|OpusHead|Speex {3}|\x7fFLAC)/],
  ['flac', /^fLaC/],
  ['mp3', /^ID3/],
  ['aac', /^\xff[\xf0\xf1\xf8\xf9]/],
  ['mp3', /^\xff[\xe2\xe3\xea\xeb\xf2\xf3\xfa\xfb]/],
]

/** Recognises an upload by its content; undefined for anything that may not be uploaded, SVG and HTML among them. */
export function recogniseMedia(bytes: Uint8Array): MediaExtension | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 100))
  return signatures.find(([, start]) => start.test(head))?.[0]
}
