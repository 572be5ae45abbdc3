import type { MediaExtension } from '#contract/shared/upload-rules.ts'

/** By the type that a file's first bytes show; what is not listed is refused. */
const extensions = new Map<string, MediaExtension>([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/apng', 'png'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/avif', 'avif'],
  ['video/mp4', 'mp4'],
  ['video/x-m4v', 'mp4'],
  ['video/webm', 'webm'],
  ['video/quicktime', 'mov'],
  ['video/vnd.avi', 'avi'],
  ['audio/mpeg', 'mp3'],
  ['audio/wav', 'wav'],
  ['audio/ogg', 'ogg'],
  ['audio/x-m4a', 'm4a'],
  ['audio/aac', 'aac'],
  ['audio/flac', 'flac'],
  ['audio/x-flac', 'flac'],
])

/** What an upload is by its content, never by its name or declared type; undefined when it is not allowed. */
export async function recogniseMedia(head: Uint8Array): Promise<MediaExtension | undefined> {
  // Late, since visitors upload nothing of the kind.
  const { fileTypeFromBuffer } = await import('file-type')
  const mime = (await fileTypeFromBuffer(head))?.mime.split(';')[0]
  return mime === undefined ? undefined : extensions.get(mime)
}
