/** What a file must be before it is sent (spec: back-office §5.4); sentences come from the caller. */
export type UploadChecks = {
  /** MIME types that may be sent, such as image/png. */
  accept: readonly string[]
  /** Said when the type is another. */
  typeMessage: string
  /** Most bytes; a megabyte is 1024² (spec: decision X-39). */
  maxBytes?: number
  /** Said when there are more. */
  sizeMessage?: string
}

/** The sentence that says why a file may not be sent, or null. */
export function checkFile(file: Pick<File, 'type' | 'size'>, checks: UploadChecks): string | null {
  const { accept, typeMessage, maxBytes = Infinity, sizeMessage = typeMessage } = checks
  if (!accept.some((type) => isOfType(file.type, type))) return typeMessage
  return file.size > maxBytes ? sizeMessage : null
}

function isOfType(type: string, accepted: string): boolean {
  return accepted.endsWith('/*') ? type.startsWith(accepted.slice(0, -1)) : type === accepted
}
