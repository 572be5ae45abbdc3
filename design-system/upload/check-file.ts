/** What a file must be before it is sent (back-office §5.4); sentences come from the caller. */
export type UploadChecks = {
  /** MIME types such as image/png or image/*, and endings such as .avi, which browsers name differently. */
  accept: readonly string[]
  /** Said when the type is another. */
  typeMessage: string
  /** Most bytes; a megabyte is 1024² (spec: decision X-39). */
  maxBytes?: number
  /** Said when there are more. */
  sizeMessage?: string
}

/** What the server says of an empty file as well. */
const EMPTY_FILE = '上传的文件不完整，请重新上传'

/** The sentence that says why a file may not be sent, or null. */
export function checkFile(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { accept, typeMessage, maxBytes = Infinity, sizeMessage = typeMessage }: UploadChecks,
): string | null {
  if (!accept.some((accepted) => isAccepted(file, accepted))) return typeMessage
  if (file.size === 0) return EMPTY_FILE
  return file.size > maxBytes ? sizeMessage : null
}

/** Whether a file is of a kind, by its type or its ending. */
export function isAccepted({ name, type }: Pick<File, 'name' | 'type'>, accepted: string): boolean {
  if (accepted.startsWith('.')) return name.toLowerCase().endsWith(accepted.toLowerCase())
  return accepted.endsWith('/*') ? type.startsWith(accepted.slice(0, -1)) : type === accepted
}
