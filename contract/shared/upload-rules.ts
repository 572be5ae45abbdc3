import type { Settings } from './environment-defaults.ts'
import { mediaNouns, type MediaKind } from './media-kinds.ts'

/** How a kept upload is named and served, whatever its sender called it. */
export interface MediaType {
  kind: MediaKind
  contentType: string
}

/** Every extension `POST /api/upload` gives. SVG and HTML are absent on purpose. */
export const mediaTypes = {
  jpg: { kind: 'image', contentType: 'image/jpeg' },
  png: { kind: 'image', contentType: 'image/png' },
  webp: { kind: 'image', contentType: 'image/webp' },
  gif: { kind: 'image', contentType: 'image/gif' },
  avif: { kind: 'image', contentType: 'image/avif' },
  mp4: { kind: 'video', contentType: 'video/mp4' },
  webm: { kind: 'video', contentType: 'video/webm' },
  mov: { kind: 'video', contentType: 'video/quicktime' },
  avi: { kind: 'video', contentType: 'video/x-msvideo' },
  mp3: { kind: 'audio', contentType: 'audio/mpeg' },
  wav: { kind: 'audio', contentType: 'audio/wav' },
  ogg: { kind: 'audio', contentType: 'audio/ogg' },
  m4a: { kind: 'audio', contentType: 'audio/mp4' },
  aac: { kind: 'audio', contentType: 'audio/aac' },
  flac: { kind: 'audio', contentType: 'audio/flac' },
} satisfies Record<string, MediaType>

/** An extension that a kept upload may have. */
export type MediaExtension = keyof typeof mediaTypes

/** What a résumé may be (C-181). */
export const documentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

/** An extension that a kept résumé may have. */
export type DocumentExtension = keyof typeof documentTypes

/** The largest résumé (C-181). */
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024

/** The fixed content type of a stored name. Only generated names have one, so no caller's path is ever joined. */
export function servedAs(name: string): string | undefined {
  const extension = extensionOf(name)
  if (extension === undefined || !Object.hasOwn(mediaTypes, extension)) return undefined
  return mediaTypes[extension as MediaExtension].contentType
}

/** The same for a résumé. */
export function downloadedAs(name: string): string | undefined {
  const extension = extensionOf(name)
  if (extension === undefined || !Object.hasOwn(documentTypes, extension)) return undefined
  return documentTypes[extension as DocumentExtension]
}

const extensionOf = (name: string) => /^[A-Za-z0-9_-]+\.([a-z0-9]+)$/.exec(name)?.[1]

/** The server's cap of one kind in bytes (docs/operations/configuration.md#次数与大小). */
export function capOf(kind: MediaKind, settings: Settings): number {
  const caps = {
    image: settings.uploadImageMaxBytes,
    audio: settings.uploadAudioMaxBytes,
    video: settings.uploadVideoMaxBytes,
    document: DOCUMENT_MAX_BYTES,
  } satisfies Record<MediaKind, number>
  return caps[kind]
}

/** Why an upload was refused; the console shows these as they are. */
export const uploadSentences = {
  noFile: '请选择要上传的文件',
  notMultipart: '上传请求必须是 multipart/form-data',
  broken: '上传的文件不完整，请重新上传',
  damagedImage: '图片已损坏或无法识别，请换一张图片',
  animatedPng: '不支持动态PNG图片，请改用GIF或WebP动图，或上传静态图片',
  notAllowed: '不支持的文件类型，只能上传图片、视频或音频',
  notADocument: '只能上传PDF、DOC或DOCX格式的简历',
  hasMacros: '不支持含有宏的文档，请另存为不含宏的文件后重新上传',
  tooSlow: '上传超时，请检查网络后重新上传',
  noSuchFile: '文件不存在',
  tooManyPixels: '图片像素过大，请缩小后再上传',
  tooLarge: (kind: MediaKind, settings: Settings) =>
    `${mediaNouns[kind]}大小不能超过${Math.floor((capOf(kind, settings) / 1024 / 1024) * 10) / 10}MB!`,
}
