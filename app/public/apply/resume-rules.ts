import { documentTypes, DOCUMENT_MAX_BYTES, uploadSentences } from '#contract/shared/upload-rules.ts'

/** What the file dialog offers: endings, and types for the pickers of phones that know nothing else. */
export const RESUME_ACCEPT = Object.entries(documentTypes)
  .flatMap(([extension, type]) => [`.${extension}`, type])
  .join(',')

/** Stands for a chosen document that failed to upload: no application may be sent silently without it. */
export const UNSENT_RESUME = 'unsent'

/** Why a file cannot be a résumé, as far as the browser can tell. */
export function wrongResume({ name, type, size }: File): string | undefined {
  const extension = name.split('.').pop()?.toLowerCase() ?? ''
  const isKnown =
    Object.hasOwn(documentTypes, extension) || Object.values<string>(documentTypes).includes(type)
  if (!isKnown) return uploadSentences.notADocument
  if (size > DOCUMENT_MAX_BYTES) return `文件大小不能超过${DOCUMENT_MAX_BYTES / 1024 / 1024}MB!`
  if (size === 0) return uploadSentences.broken
  return undefined
}

/** A file's size as people read it. */
export function sizeOf(bytes: number): string {
  const megabytes = bytes / 1024 / 1024
  return megabytes >= 0.1 ? `${megabytes.toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`
}
