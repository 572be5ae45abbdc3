import { CloudUpload, ImageOff, ImageUp, RotateCw, Trash2, X } from 'lucide-react'
import { forwardRef, useRef, useState, type ClipboardEvent } from 'react'
import type { DropItem } from 'react-aria-components'
import { Button } from '#design-system/button/index.ts'
import { FormField, type FieldTexts } from '#design-system/form-field/index.ts'
import { ProgressBar } from '#design-system/progress-bar/index.ts'
import type { UploadChecks } from './check-file.ts'
import { Acts, Invitation, Missing, Picture, Zone } from './image-upload-field.styles.ts'
import { useUpload, type Upload } from './use-upload.ts'

export type ImageUploadFieldProps = FieldTexts & {
  /** The stored path, '' when there is no image. */
  value: string
  /** Told the new path, '' after removal (spec: back-office §4, uploads). */
  onChange: (path: string) => void
  /** Sends the file. */
  upload: Upload
  /** Checked before anything is sent (spec: back-office §5.4). */
  checks: UploadChecks
  /** Turns a stored path into an address for the preview. */
  addressOf?: (path: string) => string
  /** Said when sending fails without a sentence of its own (spec: back-office §8). */
  failureMessage?: string
  /** Told whether a file is on its way, so that the form can wait. */
  onSendingChange?: (isSending: boolean) => void
  /** Width by height of the preview, such as 16 / 9. */
  ratio?: string
  isDisabled?: boolean
  className?: string
}

/** One image: chosen, dropped or pasted; checked, sent with progress, replaced, removed, tried again. */
export const ImageUploadField = forwardRef<HTMLDivElement, ImageUploadFieldProps>(function ImageUploadField(
  {
    label,
    error,
    value,
    onChange,
    upload,
    checks,
    addressOf = (path) => path,
    failureMessage = '图片上传失败',
    onSendingChange,
    ratio = '16 / 9',
    isDisabled = false,
    ...rest
  },
  ref,
) {
  const picker = useRef<HTMLInputElement>(null)
  const [brokenPath, setBrokenPath] = useState<string | null>(null)
  const { state, send, stop } = useUpload({
    checks,
    failureMessage,
    upload: (file, onProgress, signal) => {
      onSendingChange?.(true)
      return upload(file, onProgress, signal).finally(() => onSendingChange?.(false))
    },
    onStored: onChange,
  })
  const failure = state.step === 'refused' || state.step === 'failed' ? state.message : undefined
  const isSending = state.step === 'sending'

  async function drop(items: DropItem[]) {
    const dropped = items.find((item) => item.kind === 'file')
    if (dropped && !isDisabled) void send(await dropped.getFile())
  }

  // A copied screenshot is no file of any folder, and the drop zone's own paste passes such pictures over.
  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.files[0]
    if (!pasted || isDisabled || isSending) return
    event.preventDefault()
    event.stopPropagation()
    void send(pasted)
  }

  return (
    <FormField {...rest} ref={ref} label={label} error={failure ?? error} onPaste={paste}>
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={`选择文件：${label}`}
        accept={checks.accept.join(',')}
        onChange={(event) => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file) void send(file)
        }}
      />
      <Zone
        aria-label={`${label}：可拖入或粘贴图片`}
        $hasImage={value !== ''}
        $isInvalid={Boolean(failure ?? error)}
        isDisabled={isDisabled || isSending}
        onDrop={(event) => void drop(event.items)}
      >
        {value && value !== brokenPath && (
          <Picture
            src={addressOf(value)}
            alt={`${label}预览`}
            $ratio={ratio}
            onError={() => setBrokenPath(value)}
          />
        )}
        {value && value === brokenPath && (
          <Missing $ratio={ratio}>
            <ImageOff aria-hidden />
            图片无法显示，请重新上传
          </Missing>
        )}
        {!value && !isSending && (
          <Invitation>
            <CloudUpload aria-hidden />
            <span>把图片拖到这里，或在此处粘贴</span>
          </Invitation>
        )}
        {isSending && (
          <ProgressBar label={`正在上传 ${state.file.name}`} value={Math.round(state.share * 100)} />
        )}
        <Acts>
          {isSending ? (
            <Button variant="secondary" size="small" icon={<X aria-hidden />} onClick={stop}>
              取消上传
            </Button>
          ) : (
            <Button
              variant="secondary"
              size="small"
              icon={<ImageUp aria-hidden />}
              disabled={isDisabled}
              onClick={() => picker.current?.click()}
            >
              {value ? '更换图片' : '选择图片'}
            </Button>
          )}
          {state.step === 'failed' && (
            <Button
              variant="secondary"
              size="small"
              icon={<RotateCw aria-hidden />}
              onClick={() => void send(state.file)}
            >
              重新上传
            </Button>
          )}
          {value && !isSending && (
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
      </Zone>
    </FormField>
  )
})
