import { documentTypes } from '#contract/shared/upload-rules.ts'
import type { UploadChecks } from '#design-system/image-upload-field/index.ts'
import type { MediaKind } from '#design-system/media-upload-field/index.ts'

const MEGABYTE = 1024 ** 2

/** How a film, a recording or a document is asked for. */
export interface MediaRule {
  kind: MediaKind
  checks: UploadChecks
  hint: string
}

/** The rule of a film, a recording or a document before upload, and the advice at its input. */
export const mediaRules = {
  video: {
    kind: 'video',
    checks: {
      accept: ['video/mp4', 'video/webm', 'video/quicktime', '.avi', 'video/x-msvideo'],
      typeMessage: '只能上传MP4、WEBM、MOV或AVI视频!',
      maxBytes: 50 * MEGABYTE,
      sizeMessage: '视频大小不能超过50MB!',
    },
    hint: '支持 MP4、WEBM、MOV、AVI，不超过 50MB',
  },
  audio: {
    kind: 'audio',
    checks: {
      accept: ['audio/*', '.m4a', '.flac'],
      typeMessage: '只能上传MP3、WAV、OGG、M4A、AAC或FLAC音频!',
      maxBytes: 10 * MEGABYTE,
      sizeMessage: '音频大小不能超过10MB!',
    },
    hint: '支持 MP3、WAV、OGG、M4A、AAC、FLAC，不超过 10MB',
  },
  document: {
    kind: 'file',
    checks: {
      accept: ['.pdf', '.doc', '.docx', ...Object.values(documentTypes)],
      typeMessage: '只能上传PDF、DOC或DOCX文件!',
      maxBytes: 10 * MEGABYTE,
      sizeMessage: '文件大小不能超过10MB!',
    },
    hint: '支持 PDF、DOC、DOCX，不超过 10MB',
  },
} as const satisfies Record<string, MediaRule>

/** The company's film (back-office §5.4, X-52): three kinds of files, and no size that the console refuses. */
export const companyFilmRule: MediaRule = {
  kind: 'video',
  checks: {
    accept: ['video/mp4', 'video/quicktime', '.avi', '.mov', 'video/x-msvideo'],
    typeMessage: '只能上传MP4、AVI或MOV视频!',
  },
  hint: '支持 MP4、AVI、MOV；AVI 在多数浏览器中无法播放，建议使用 MP4',
}
