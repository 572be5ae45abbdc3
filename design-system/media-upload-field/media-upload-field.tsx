import { FileAudio, FileText, FileUp, FileVideo, FileWarning, type LucideIcon } from 'lucide-react'
import { forwardRef, useState } from 'react'
import {
  byteText,
  MissingPreview,
  SingleUpload,
  type SingleUploadTexts,
} from '#design-system/upload/index.ts'
import { FileLine, FileLink, Film, Size, Sound } from './media-upload-field.styles.ts'

/** What is uploaded: a film, a recording, or any other file. */
export type MediaKind = 'video' | 'audio' | 'file'

export type MediaUploadFieldProps = SingleUploadTexts & {
  /** Decides the words, the preview and the general failure sentence (back-office §5.4, §8). */
  kind: MediaKind
}

const kinds = {
  video: { noun: '视频', failure: '视频上传失败', icon: FileVideo },
  audio: { noun: '音频', failure: '文件上传失败', icon: FileAudio },
  file: { noun: '文件', failure: '文件上传失败', icon: FileText },
} satisfies Record<MediaKind, { noun: string; failure: string; icon: LucideIcon }>

/** One video, recording or other file, with a player or its name; sent with progress in bytes. */
export const MediaUploadField = forwardRef<HTMLDivElement, MediaUploadFieldProps>(function MediaUploadField(
  { kind, addressOf = (path) => path, failureMessage, ...rest },
  ref,
) {
  const { noun, failure, icon: Icon } = kinds[kind]
  const [brokenPath, setBrokenPath] = useState<string | null>(null)
  const [stored, setStored] = useState<{ path: string; name: string; size: number }>()
  const { label, value } = rest
  const address = addressOf(value)
  const known = stored?.path === value ? stored : undefined
  const player = { src: address, controls: true, preload: 'metadata', onError: () => setBrokenPath(value) }

  return (
    <SingleUpload
      {...rest}
      ref={ref}
      noun={noun}
      failureMessage={failureMessage ?? failure}
      chooseIcon={<FileUp aria-hidden />}
      hasBytes
      onFileStored={(path, { name, size }) => setStored({ path, name, size })}
      preview={
        <>
          {kind !== 'file' && value === brokenPath && (
            <MissingPreview $ratio={kind === 'video' ? '16 / 9' : '6 / 1'}>
              <FileWarning aria-hidden />
              {noun}无法播放：文件不存在，或浏览器不支持这种格式
            </MissingPreview>
          )}
          {kind === 'video' && value !== brokenPath && (
            <Film key={address} {...player} playsInline aria-label={`${label}预览`} />
          )}
          {kind === 'audio' && value !== brokenPath && (
            <Sound key={address} {...player} aria-label={`${label}试听`} />
          )}
          <FileLine>
            <Icon aria-hidden />
            <FileLink href={address} target="_blank" rel="noreferrer">
              {known?.name ?? lastPart(value)}
            </FileLink>
            {known && <Size>{byteText(known.size)}</Size>}
          </FileLine>
        </>
      }
    />
  )
})

/** What a path is called when the file's own name is no longer known. */
function lastPart(path: string): string {
  return path.startsWith('data:') ? '已上传的文件' : (path.split('/').at(-1) ?? path)
}
