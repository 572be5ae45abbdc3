import { Crop, ImageOff, ImageUp } from 'lucide-react'
import { forwardRef, useState } from 'react'
import { MissingPreview, SingleUpload, type SingleUploadTexts } from '#design-system/upload/index.ts'
import { Note, Picture } from './image-upload-field.styles.ts'
import { shapeNote, type FrameFit } from './shape-note.ts'

export type ImageUploadFieldProps = SingleUploadTexts & {
  /** Width by height of the preview, such as 16 / 9. */
  ratio?: string
  /** How the site fits the image into that ratio; a note explains what happens to an image of another ratio. */
  fit?: FrameFit
}

/** One image: chosen, dropped or pasted; checked, sent with progress, replaced, removed, tried again. */
export const ImageUploadField = forwardRef<HTMLDivElement, ImageUploadFieldProps>(function ImageUploadField(
  { addressOf = (path) => path, failureMessage = '图片上传失败', ratio = '16 / 9', fit, ...rest },
  ref,
) {
  const { label, value } = rest
  const [brokenPath, setBrokenPath] = useState<string | null>(null)
  const [size, setSize] = useState<{ path: string; width: number; height: number }>()
  const note = fit && size?.path === value ? shapeNote(size, ratio, fit) : undefined
  return (
    <SingleUpload
      {...rest}
      ref={ref}
      noun="图片"
      failureMessage={failureMessage}
      chooseIcon={<ImageUp aria-hidden />}
      preview={
        value === brokenPath ? (
          <MissingPreview $ratio={ratio}>
            <ImageOff aria-hidden />
            图片无法显示，请重新上传
          </MissingPreview>
        ) : (
          <>
            <Picture
              src={addressOf(value)}
              alt={`${label}预览`}
              $ratio={ratio}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setSize({ path: value, width: naturalWidth, height: naturalHeight })
              }
              onError={() => setBrokenPath(value)}
            />
            {fit && (
              <Note role="status">
                {note && (
                  <>
                    <Crop aria-hidden />
                    <span>{note}</span>
                  </>
                )}
              </Note>
            )}
          </>
        )
      }
    />
  )
})
