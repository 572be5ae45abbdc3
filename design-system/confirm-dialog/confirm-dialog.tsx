import { TriangleAlert } from 'lucide-react'
import { forwardRef, useId, useState, type ReactNode } from 'react'
import { Button } from '#design-system/button/index.ts'
import { DialogFrame, type DialogFrameProps } from '#design-system/dialog-frame/index.ts'
import { Body, Failure, Foot, Mark, Words, type ConfirmTone } from './confirm-dialog.styles.ts'

const CONFIRM_WIDTH = 440

export type ConfirmDialogProps = Omit<
  DialogFrameProps,
  'onDismiss' | 'title' | 'width' | 'role' | 'hasCross' | 'describedBy'
> & {
  /** Whether the question is being asked. */
  isOpen: boolean
  /** The question, such as 确定要删除这个轮播图吗？ (back-office §4, deletes). */
  children: ReactNode
  /** Told on 确定; a returned promise keeps the dialog open and busy until it settles. */
  onConfirm: () => void | Promise<unknown>
  /** Told on 取消, the Esc key or the cross; nothing has happened (back-office §8, confirmation). */
  onCancel: () => void
  /** Heading and name of the dialog. */
  title?: string
  /** Text of the button that goes ahead; 确定 unless given. */
  confirmText?: string
  /** Text of the button that does nothing; 取消 unless given. */
  cancelText?: string
  /** `danger` for what cannot be undone: red button, and the focus starts on 取消. */
  tone?: ConfirmTone
  /** The act is under way. */
  isPending?: boolean
  /** Why the act failed; the question stays open for another try. */
  error?: string
}

/** Asks before an act; warning style and titled 提示 as the specification has it. */
export const ConfirmDialog = forwardRef<HTMLElement, ConfirmDialogProps>(function ConfirmDialog(
  {
    isOpen,
    children,
    onConfirm,
    onCancel,
    title = '提示',
    confirmText = '确定',
    cancelText = '取消',
    tone = 'warning',
    isPending = false,
    error,
    ...rest
  },
  ref,
) {
  const [isWorking, setWorking] = useState(false)
  const questionId = useId()
  const isBusy = isPending || isWorking
  const cancel = () => !isBusy && onCancel()

  async function confirm() {
    setWorking(true)
    try {
      await onConfirm()
    } finally {
      setWorking(false)
    }
  }

  return (
    <DialogFrame
      {...rest}
      ref={ref}
      isOpen={isOpen}
      onDismiss={cancel}
      title={title}
      width={CONFIRM_WIDTH}
      role="alertdialog"
      hasCross={false}
      describedBy={questionId}
    >
      <Body>
        <Mark $tone={tone}>
          <TriangleAlert aria-hidden />
        </Mark>
        <Words>
          <div id={questionId}>{children}</div>
          {error && <Failure role="alert">{error}</Failure>}
        </Words>
      </Body>
      <Foot>
        <Button variant="secondary" onClick={cancel} aria-disabled={isBusy} autoFocus>
          {cancelText}
        </Button>
        <Button variant={tone === 'danger' ? 'danger' : 'primary'} onClick={confirm} isLoading={isBusy}>
          {confirmText}
        </Button>
      </Foot>
    </DialogFrame>
  )
})
