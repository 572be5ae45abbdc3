import { isAccepted, type UploadChecks } from './check-file.ts'

/** How files of pictures begin, whatever they are called: from which byte on there are which, as Latin-1. */
const beginnings: readonly (readonly [type: string, from: number, bytes: string])[] = [
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/webp', 8, 'WEBP'],
  ['image/gif', 0, 'GIF8'],
  ['image/bmp', 0, 'BM'],
  ['image/tiff', 0, 'II*\0'],
  ['image/tiff', 0, 'MM\0*'],
  ['image/avif', 4, 'ftypavif'],
  ['image/heic', 4, 'ftyphei'],
  ['image/heic', 4, 'ftypmif1'],
]
const BYTES_READ = 16

/**
 * The message why a file's content is rejected, such as a renamed GIF, or null (back-office §5.4). Types unknown by
 * their first bytes are left to the server.
 */
export async function checkContent(
  file: Blob,
  { accept, typeMessage }: Pick<UploadChecks, 'accept' | 'typeMessage'>,
): Promise<string | null> {
  const type = await typeOf(file)
  const isTaken = !type || accept.some((accepted) => isAccepted({ name: '', type }, accepted))
  return isTaken ? null : typeMessage
}

async function typeOf(file: Blob): Promise<string | undefined> {
  // A file that went meanwhile fails when it is sent.
  const start = await file
    .slice(0, BYTES_READ)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  const text = String.fromCharCode(...new Uint8Array(start))
  return beginnings.find(([, from, bytes]) => text.startsWith(bytes, from))?.[0]
}
