const STEP = 1024

/** Bytes as people read them: 820 KB, 12.4 MB; a megabyte is 1024² (spec: decision X-39). */
export function byteText(bytes: number): string {
  if (bytes < STEP) return `${bytes} B`
  if (bytes < STEP ** 2) return `${Math.round(bytes / STEP)} KB`
  return `${trimmed(bytes / STEP ** 2)} MB`
}

function trimmed(megabytes: number): string {
  return megabytes.toFixed(megabytes < 100 ? 1 : 0).replace(/\.0$/, '')
}
