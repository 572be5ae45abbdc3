import { forwardRef, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Alert } from '#design-system/alert/index.ts'
import { Button } from '#design-system/button/index.ts'
import { ConfirmDialog } from '#design-system/confirm-dialog/index.ts'
import { DialogFrame, type DialogFrameProps } from '#design-system/dialog-frame/index.ts'
import { useLatestRef } from '#design-system/hooks/use-latest-ref.ts'
import { Body, Foot, FootStart, Form, Held } from './form-dialog.styles.ts'
import { focusFirstControlOnceThere } from './focus-first-control.ts'
import { keepFromSubmitting } from './keep-from-submitting.ts'
import { useFormSubmit } from './use-form-submit.ts'
import { useInertWhileSubmitting } from './use-inert-while-submitting.ts'
import { useSaveKeys } from './use-save-keys.ts'
import { useLeaveWarning } from './use-leave-warning.ts'

/** Dialog widths in px (back-office §2.7 and decision X-48: 560 to 800, 600 unless said otherwise). */
export type FormDialogWidth = 560 | 600 | 640 | 700 | 720 | 800

export type FormDialogProps = Omit<
  DialogFrameProps,
  'onDismiss' | 'title' | 'width' | 'role' | 'hasCross' | 'describedBy'
> & {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Closes it: after Esc, 取消 or the cross, and only once nothing unsaved is at stake. */
  onClose: () => void
  /** Heading; says whether something is added or edited (back-office §2.7). */
  title: string
  /** Told on submit; return the promise, so that the first invalid field gets the focus when it settles. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void | Promise<unknown>
  /** The fields. */
  children: ReactNode
  /** Something was changed: leaving asks first (spec: decision X-16). */
  isDirty?: boolean
  /** Saving is under way: the button shows it and nothing closes. Until what `onSubmit` returns is settled, no field takes anything. */
  isSubmitting?: boolean
  /** Width in px where the window has room; 600 unless given. */
  width?: FormDialogWidth
  /** Enter in a line of text submits; false where a half-filled form would be saved and published by it. */
  submitsOnEnter?: boolean
  /** Text of the button that saves; 保存 unless given. */
  submitText?: string
  /** Text of the button that closes; 取消 unless given. */
  cancelText?: string
  /** Why the save failed, above the fields. */
  error?: ReactNode
  /** Something quiet at the start of the foot, such as a time of last change. */
  footStart?: ReactNode
  /** Further buttons before the one that saves; they are no submit buttons, since Enter presses the first of those. */
  footMore?: ReactNode
}

/**
 * The console's dialog for adding and editing; it focuses the first field, even one that loads late (`aria-busy`).
 * Enter (by default) and Ctrl+S submit, Esc cancels, presses outside do nothing.
 */
export const FormDialog = forwardRef<HTMLElement, FormDialogProps>(function FormDialog(
  {
    isOpen,
    onClose,
    title,
    onSubmit,
    children,
    isDirty = false,
    isSubmitting = false,
    width = 600,
    submitsOnEnter = true,
    submitText = '保存',
    cancelText = '取消',
    error,
    footStart,
    footMore,
    ...rest
  },
  ref,
) {
  const [isAsking, setAsking] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const { held, holdWhile } = useInertWhileSubmitting(fields)
  // Told after the field that had the keyboard was left, and what it took in is drawn.
  const latest = useLatestRef(onSubmit)
  const { form, submit } = useFormSubmit((event) => holdWhile(() => latest.current(event)), isSubmitting)
  useLeaveWarning(isOpen && isDirty)
  useSaveKeys(form)

  function dismiss() {
    if (isSubmitting) return
    if (isDirty) setAsking(true)
    else onClose()
  }

  function discard() {
    setAsking(false)
    onClose()
  }

  return (
    <DialogFrame {...rest} ref={ref} isOpen={isOpen} onDismiss={dismiss} title={title} width={width}>
      <Form
        ref={form}
        onSubmit={submit}
        onKeyDown={submitsOnEnter ? undefined : keepFromSubmitting}
        noValidate
        aria-label={title}
      >
        <Fields>
          <Held ref={fields} {...held}>
            {error && <Alert tone="danger">{error}</Alert>}
            {children}
          </Held>
        </Fields>
        <Foot>
          {footStart && <FootStart>{footStart}</FootStart>}
          <Button variant="secondary" onClick={dismiss} aria-disabled={isSubmitting}>
            {cancelText}
          </Button>
          {footMore}
          <Button type="submit" isLoading={isSubmitting} aria-keyshortcuts="Control+S Meta+S">
            {submitText}
          </Button>
        </Foot>
      </Form>
      <ConfirmDialog isOpen={isAsking} onConfirm={discard} onCancel={() => setAsking(false)}>
        有未保存的修改，确定要放弃吗？
      </ConfirmDialog>
    </DialogFrame>
  )
})

/* Mounted with the dialog, which takes the focus itself only where nothing in it has it. */
function Fields({ children }: { children: ReactNode }) {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = fields
    if (current && !current.contains(document.activeElement)) return focusFirstControlOnceThere(current)
  }, [])
  return <Body ref={fields}>{children}</Body>
}
