import { forwardRef, type ReactNode, type RefObject } from 'react'
import type { DropZoneProps } from 'react-aria-components'
import { droppedFiles, fileDropOperation } from './taken-files.ts'
import { Zone } from './upload.styles.ts'

export type UploadZoneProps = Omit<
  DropZoneProps,
  'children' | 'isDisabled' | 'getDropOperation' | 'onDrop' | 'aria-label' | 'className' | 'style' | 'render'
> & {
  /** Name of the field. */
  label: string
  /** What is uploaded: 图片, 视频 … */
  noun: string
  /** MIME types or endings that the file dialog offers. */
  accept: readonly string[]
  /** Several files at once. */
  isMultiple?: boolean
  /** Nothing can be dropped. */
  isDisabled?: boolean
  /** Draws the border in the colour of faults. */
  isInvalid?: boolean
  /** There is something in it, so it need not invite. */
  isFilled?: boolean
  /** Told the chosen or dropped files, at least one. */
  onFiles: (files: File[]) => void
  /** The hidden file input, whose `click()` a button of the contents calls. */
  picker: RefObject<HTMLInputElement>
  /** What stands in the zone: preview, progress, buttons. */
  children: ReactNode
  /** Class of the zone. */
  className?: string
}

/** Where files are chosen or dropped; the caller's `FormField` takes pasted ones. */
export const UploadZone = forwardRef<HTMLDivElement, UploadZoneProps>(function UploadZone(props, ref) {
  const { label, noun, accept, onFiles, picker, children, ...others } = props
  const { isMultiple = false, isDisabled = false, isInvalid = false, isFilled = false, ...rest } = others
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        multiple={isMultiple}
        aria-label={`选择文件：${label}`}
        accept={accept.join(',')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
      <Zone
        {...rest}
        ref={ref}
        aria-label={`${label}：可拖入或粘贴${noun}`}
        $isFilled={isFilled}
        $isInvalid={isInvalid}
        isDisabled={isDisabled}
        getDropOperation={fileDropOperation}
        onDrop={async ({ items }) => {
          const files = await droppedFiles(items)
          if (files.length > 0) onFiles(files)
        }}
      >
        {children}
      </Zone>
    </>
  )
})
