import { CloudUpload, ImagePlus } from 'lucide-react'
import { forwardRef, useCallback, useRef, useState } from 'react'
import { Button } from '#design-system/button/index.ts'
import { ConsoleLocale } from '#design-system/console-locale/index.ts'
import { FormField, type FieldTexts } from '#design-system/form-field/index.ts'
import { UndoLine, useRemovals } from '#design-system/list-field/index.ts'
import { useNextFocus } from '#design-system/order-list/index.ts'
import { useLatestRef } from '#design-system/hooks/use-latest-ref.ts'
import {
  checkFile,
  Invitation,
  isUnderWay,
  pasteOf,
  UploadZone,
  useUploads,
  type Upload,
  type UploadChecks,
} from '#design-system/upload/index.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { Frame } from './image-list-field.styles.ts'
import { ImageTiles } from './image-tiles.tsx'
import { UploadRows } from './upload-rows.tsx'
import { useImagePaths } from './use-image-paths.ts'

/** How many images are sent at the same time; more would only share the line. */
const SENT_AT_ONCE = 3

/** Most entries of a list (spec: decision X-76). */
const MOST = 100

export type ImageListFieldProps = FieldTexts & {
  /** The stored paths in their order. */
  value: readonly string[]
  /** Told all paths after every stored, moved or removed image (back-office §4, uploads). */
  onChange: (paths: string[]) => void
  /** Sends one file. */
  upload: Upload
  /** Checked for every file before it is sent (back-office §5.4). */
  checks: UploadChecks
  /** Most images, such as 1 or 9. */
  max?: number
  /** Turns a stored path into an address for the preview. */
  addressOf?: (path: string) => string
  /** Said when sending fails without a sentence of its own (back-office §8). */
  failureMessage?: string
  /** Told whether anything is on its way, so that the form can wait. */
  onSendingChange?: (isSending: boolean) => void
  /** Nothing can be added, moved or removed. */
  isDisabled?: boolean
  /** Class of the outermost element. */
  className?: string
}

/** Many images in an order: chosen, dropped or pasted together, each checked and sent on its own; moved, removed, undone. */
export const ImageListField = forwardRef<HTMLDivElement, ImageListFieldProps>(
  function ImageListField(props, ref) {
    const { label, error, value, onChange, upload, checks, max = MOST, addressOf = asItIs, ...others } = props
    const { failureMessage = '图片上传失败', onSendingChange, isDisabled = false, ...rest } = others
    const [news, setNews] = useState('')
    const [surplus, setSurplus] = useState(0)
    const [batch, setBatch] = useState(0)
    const grid = useRef<HTMLDivElement>(null)
    const picker = useRef<HTMLInputElement>(null)
    const chooser = useRef<HTMLButtonElement>(null)
    const focusNext = useNextFocus({ isCollection: true })
    const paths = useImagePaths(value, onChange)
    const removals = useRemovals<string>()
    const { remember } = removals
    const { tasks, isSending, add, retry, stop } = useUploads({
      upload,
      checks,
      failureMessage,
      onSendingChange,
      atOnce: SENT_AT_ONCE,
      onStored: (path, { id }) => {
        paths.store(path, id)
        setBatch((stored) => stored + 1)
        setNews('')
      },
    })
    const room = max - value.length - tasks.filter(({ step }) => step !== 'refused').length
    const tooMany = surplus > 0 ? `最多 ${max} 张图片，多出的 ${surplus} 张没有上传` : undefined
    const isFull = room <= 0

    function take(files: File[]) {
      const fit = files.filter((file) => checkFile(file, checks) === null)
      const taken = new Set(fit.slice(0, Math.max(0, room)))
      add(files.filter((file) => taken.has(file) || checkFile(file, checks) !== null))
      setSurplus(fit.length - taken.size)
      if (!isSending) setBatch(0)
      setNews('')
    }

    // Stays the same, so that the tiles rest while others are being sent.
    const takeNow = useLatestRef(take)
    const takeDropped = useCallback((files: File[]) => takeNow.current(files), [takeNow])

    const order = useCallback(
      (next: string[], from: number, to: number) => {
        paths.put(next)
        setNews(`第 ${from + 1} 张已移到第 ${to + 1} 位，共 ${next.length} 张`)
      },
      [paths],
    )

    const remove = useCallback(
      (place: number) => {
        const entry = value[place]
        if (entry === undefined) return
        paths.remove(place)
        remember({ entry, place, name: `第 ${place + 1} 张图片` })
        focusNext(() => removerAt(grid.current, Math.min(place, value.length - 2)) ?? chooser.current)
        setSurplus(0)
        setNews(`已移除第 ${place + 1} 张图片，还有 ${value.length - 1} 张，可以撤销`)
      },
      [value, paths, remember, focusNext],
    )

    function undo() {
      const { last } = removals
      if (!last) return
      const place = Math.min(last.place, value.length)
      paths.insert(place, last.entry)
      removals.forgetLast()
      focusNext(() => removerAt(grid.current, place))
      setNews(`已恢复第 ${place + 1} 张图片`)
    }

    return (
      <ConsoleLocale>
        <FormField
          {...rest}
          ref={ref}
          label={label}
          error={tooMany ?? error}
          onPaste={pasteOf(isDisabled ? undefined : take)}
        >
          <Frame>
            <UploadZone
              picker={picker}
              label={label}
              noun="图片"
              accept={checks.accept}
              isMultiple={max > 1}
              isFilled={value.length > 0}
              isInvalid={Boolean(tooMany ?? error)}
              isDisabled={isDisabled || isFull}
              onFiles={take}
            >
              <Invitation>
                <CloudUpload aria-hidden />
                <span>
                  {isFull ? `最多 ${max} 张，移除后可再添加` : '把图片拖到这里，或在此处粘贴，可一次多张'}
                </span>
                <Button
                  ref={chooser}
                  variant="secondary"
                  size="small"
                  icon={<ImagePlus aria-hidden />}
                  disabled={isDisabled}
                  aria-disabled={isFull || undefined}
                  onClick={() => !isFull && picker.current?.click()}
                >
                  {value.length > 0 ? '添加图片' : '选择图片'}
                </Button>
                {max < MOST && (
                  <span>
                    {value.length} / {max}
                  </span>
                )}
              </Invitation>
            </UploadZone>
            <UploadRows
              tasks={tasks}
              onRetry={retry}
              onStop={({ id }) => {
                stop(id)
                chooser.current?.focus()
              }}
            />
            {value.length > 0 && (
              <ImageTiles
                label={label}
                paths={value}
                addressOf={addressOf}
                isDisabled={isDisabled}
                grid={grid}
                onOrder={order}
                onRemove={remove}
                onFiles={takeDropped}
              />
            )}
            {removals.last && (
              <UndoLine
                name={removals.last.name}
                more={removals.more}
                isDisabled={isDisabled || isFull}
                onUndo={undo}
                onDismiss={() => {
                  removals.forgetAll()
                  chooser.current?.focus()
                }}
              />
            )}
          </Frame>
          <VisuallyHidden role="status">{news || sentence(batch, tasks)}</VisuallyHidden>
        </FormField>
      </ConsoleLocale>
    )
  },
)

const removerAt = (grid: HTMLElement | null, place: number) =>
  grid?.querySelector<HTMLElement>(`[data-remove="${place}"]`)

const asItIs = (path: string) => path

/** What a screen reader hears while several are sent. */
function sentence(stored: number, tasks: Parameters<typeof UploadRows>[0]['tasks']): string {
  const left = tasks.filter(isUnderWay).length
  const lost = tasks.length - left
  const parts = [
    stored > 0 && `已上传 ${stored} 张`,
    left > 0 && `还有 ${left} 张`,
    lost > 0 && `${lost} 张没有上传成功`,
  ]
  return parts.filter(Boolean).join('，')
}
