import { CloudUpload, RotateCw, Trash2, X } from 'lucide-react'
import { forwardRef, useRef, type ReactNode } from 'react'
import { Button } from '#design-system/button/index.ts'
import { FormField, type FieldTexts } from '#design-system/form-field/index.ts'
import { ProgressBar } from '#design-system/progress-bar/index.ts'
import { byteText } from './byte-text.ts'
import type { UploadChecks } from './check-file.ts'
import { pasteOf } from './taken-files.ts'
import { Acts, Invitation } from './upload.styles.ts'
import { UploadZone } from './upload-zone.tsx'
import { useUpload } from './use-upload.ts'
import type { Upload } from './use-uploads.ts'

/** What every field with one file takes. */
export type SingleUploadTexts = FieldTexts & {
  /** The stored path, '' when there is none. */
  value: string
  /** Told the new path, '' after removal (back-office §4, uploads). */
  onChange: (path: string) => void
  /** Sends the file. */
  upload: Upload
  /** Checked before anything is sent (back-office §5.4). */
  checks: UploadChecks
  /** Turns a stored path into an address for the preview. */
  addressOf?: (path: string) => string
  /** Said when sending fails without a sentence of its own (back-office §8). */
  failureMessage?: string
  /** Told whether a file is on its way, so that the form can wait. */
  onSendingChange?: (isSending: boolean) => void
  /** The file can neither be replaced nor removed. */
  isDisabled?: boolean
  /** Class of the outermost element. */
  className?: string
}

export type SingleUploadProps = Omit<SingleUploadTexts, 'addressOf' | 'failureMessage'> & {
  /** Said when sending fails without a sentence of its own (back-office §8). */
  failureMessage: string
  /** What is uploaded: 图片, 视频 … */
  noun: string
  /** Drawing of the button that chooses. */
  chooseIcon: ReactNode
  /** Shows what is stored. */
  preview: ReactNode
  /** Tells bytes beside the progress, for files that take their time. */
  hasBytes?: boolean
  /** Told the file behind a newly stored path. */
  onFileStored?: (path: string, file: File) => void
}

/** One file: chosen, dropped or pasted; checked, sent with progress, replaced, removed, tried again. */
export const SingleUpload = forwardRef<HTMLDivElement, SingleUploadProps>(function SingleUpload(props, ref) {
  const { value, onChange, upload, checks, failureMessage, onSendingChange, onFileStored, ...others } = props
  const { label, error, noun, chooseIcon, preview, hasBytes = false, isDisabled = false, ...rest } = others
  const { sending, failure, send, retry, stop } = useUpload({
    upload,
    checks,
    failureMessage,
    onSendingChange,
    onStored: (path, { file }) => {
      onFileStored?.(path, file)
      onChange(path)
    },
  })
  const picker = useRef<HTMLInputElement>(null)
  const sendFirst = ([file]: File[]) => file && send(file)

  return (
    <FormField
      {...rest}
      ref={ref}
      label={label}
      error={failure ?? error}
      onPaste={pasteOf(isDisabled || sending ? undefined : sendFirst)}
    >
      <UploadZone
        picker={picker}
        label={label}
        noun={noun}
        accept={checks.accept}
        isFilled={value !== ''}
        isInvalid={Boolean(failure ?? error)}
        isDisabled={isDisabled || Boolean(sending)}
        onFiles={sendFirst}
      >
        {value && preview}
        {!value && !sending && (
          <Invitation>
            <CloudUpload aria-hidden />
            <span>把{noun}拖到这里，或在此处粘贴</span>
          </Invitation>
        )}
        {sending && (
          <ProgressBar
            label={`正在上传 ${sending.file.name}`}
            value={Math.round(sending.share * 100)}
            valueLabel={hasBytes ? bytesSent(sending) : undefined}
          />
        )}
        <Acts>
          {sending ? (
            <Button variant="secondary" size="small" icon={<X aria-hidden />} onClick={stop}>
              取消上传
            </Button>
          ) : (
            <Button
              variant="secondary"
              size="small"
              icon={chooseIcon}
              disabled={isDisabled}
              onClick={() => picker.current?.click()}
            >
              {value ? `更换${noun}` : `选择${noun}`}
            </Button>
          )}
          {retry && (
            <Button variant="secondary" size="small" icon={<RotateCw aria-hidden />} onClick={retry}>
              重新上传
            </Button>
          )}
          {value && !sending && (
            <Button
              variant="quiet"
              size="small"
              icon={<Trash2 aria-hidden />}
              disabled={isDisabled}
              onClick={() => {
                stop()
                onChange('')
              }}
            >
              移除
            </Button>
          )}
        </Acts>
      </UploadZone>
    </FormField>
  )
})

function bytesSent({ file, share }: { file: File; share: number }): string {
  return `${byteText(Math.round(file.size * share))} / ${byteText(file.size)}`
}
