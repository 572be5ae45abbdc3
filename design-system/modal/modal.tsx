import {
  forwardRef,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { X } from 'lucide-react'
import { IconButton } from '#design-system/icon-button/index.ts'
import { DialogWatch } from './dialog-watch.ts'
import { Body, Footer, Head, Root, Title } from './modal.styles.ts'
import { useDialog } from './use-dialog.ts'

export interface ModalProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'title' | 'open' | 'onClose'> {
  /** Whether the dialog is shown. */
  isOpen: boolean
  /** Asked for by the close button, Esc, and a press outside (public-site §2.4, §2.14). */
  onClose: () => void
  /** The dialog's name; always visible. */
  title: ReactNode
  /** Width in px or percent of the window, at most the window less 32 px (public-site §9). Full width on phones. */
  width?: number | `${number}%`
  /** Buttons at the foot. */
  footer?: ReactNode
}

/** A native modal dialog: traps focus, gives it back, stops the page behind from scrolling. */
export const Modal = forwardRef<HTMLDialogElement, ModalProps>(function Modal(props, ref) {
  const { isOpen, onClose, title, width = 560, footer, children, ...rest } = props
  const titleId = useId()
  const useWatch = useContext(DialogWatch)
  useWatch(isOpen, onClose)
  const { dialog, wasOpened } = useDialog(isOpen, ref)
  const pressBeganOutside = useRef(false)
  const body = useRef<HTMLDivElement>(null)
  const [canScroll, setCanScroll] = useState(false)

  // Text that is longer than the window must be reachable by the keyboard too.
  useEffect(() => {
    const element = body.current
    if (!isOpen || !element) return
    const measure = () => setCanScroll(element.scrollHeight > element.clientHeight)
    measure()
    if (typeof ResizeObserver === 'undefined') return
    // Text may come after the dialog.
    const growing = new ResizeObserver(measure)
    for (const part of element.children) growing.observe(part)
    return () => growing.disconnect()
  }, [isOpen, wasOpened, children])

  function notePress(event: MouseEvent) {
    pressBeganOutside.current = event.target === event.currentTarget
  }

  function closeWhenOutside(event: MouseEvent) {
    // A drag that selects text and ends outside must not close.
    if (pressBeganOutside.current && event.target === event.currentTarget) onClose()
  }

  return (
    // Esc is the keyboard's way to close; the press outside is an extra for the pointer.

    <Root
      ref={dialog}
      aria-labelledby={titleId}
      {...rest}
      $width={typeof width === 'number' ? `${width}px` : width}
      onMouseDown={notePress}
      onClick={closeWhenOutside}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => isOpen && !event.currentTarget.open && onClose()}
    >
      {wasOpened && (
        <>
          <Head>
            <Title id={titleId}>{title}</Title>
            <IconButton label="关闭" icon={<X aria-hidden />} size="large" onClick={onClose} />
          </Head>
          <Body ref={body} tabIndex={canScroll ? 0 : undefined}>
            {children}
          </Body>
          {footer && <Footer>{footer}</Footer>}
        </>
      )}
    </Root>
  )
})
