import { RotateCw, X } from 'lucide-react'
import { Button } from '#design-system/button/index.ts'
import { ProgressBar } from '#design-system/progress-bar/index.ts'
import { Failure, Sent, SentActs, SentList } from './rich-text-field.styles.ts'
import type { SentPicture } from './use-picture-uploads.ts'

type SentPicturesProps = {
  pictures: readonly SentPicture[]
  onStop: (id: string) => void
  onRetry: (picture: SentPicture) => void
}

/** The pictures that are on their way, and those that did not arrive. */
export function SentPictures({ pictures, onStop, onRetry }: SentPicturesProps) {
  if (pictures.length === 0) return null
  return (
    <SentList aria-label="图片上传">
      {pictures.map((picture) => (
        <Sent key={picture.id}>
          {picture.failure ? (
            <Failure role="alert">
              {picture.failure}：{picture.file.name}
            </Failure>
          ) : (
            <ProgressBar label={`正在上传 ${picture.file.name}`} value={Math.round(picture.share * 100)} />
          )}
          <SentActs>
            {picture.failure && !picture.isRefused && (
              <Button
                variant="secondary"
                size="small"
                icon={<RotateCw aria-hidden />}
                aria-label={`重新上传 ${picture.file.name}`}
                onClick={() => onRetry(picture)}
              >
                重新上传
              </Button>
            )}
            <Button
              variant="quiet"
              size="small"
              icon={<X aria-hidden />}
              aria-label={`${picture.failure ? '不再上传' : '取消上传'} ${picture.file.name}`}
              onClick={() => onStop(picture.id)}
            >
              {picture.failure ? '不再上传' : '取消上传'}
            </Button>
          </SentActs>
        </Sent>
      ))}
    </SentList>
  )
}
