import { X } from 'lucide-react'
import { forwardRef, type ReactNode } from 'react'
import { Heading, type DialogProps } from 'react-aria-components'
import { IconButton } from '#design-system/icon-button/index.ts'
import { FocusKeeper } from './focus-keeper.tsx'
import { Box, Head, Scrim, Sheet } from './dialog-frame.styles.ts'

export type DialogFrameProps = Omit<DialogProps, 'role' | 'children' | 'className' | 'style'> & {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Esc or the cross was pressed; presses outside are ignored (spec: decision X-16). */
  onDismiss: () => void
  /** Heading and name of the dialog. */
  title: ReactNode
  /** Width in px; the window's width limits it (spec: decision X-48). */
  width: number
  /** `alertdialog` for questions that must be answered. */
  role?: 'dialog' | 'alertdialog'
  /** False leaves the cross out, where the buttons say all. */
  hasCross?: boolean
  /** Id of the element that holds the question or the explanation. */
  describedBy?: string
  /** Body and foot. */
  children: ReactNode
}

/** The modal ground that the console's dialogs stand on. */
export const DialogFrame = forwardRef<HTMLElement, DialogFrameProps>(function DialogFrame(
  { isOpen, onDismiss, title, width, role = 'dialog', hasCross = true, describedBy, children, ...rest },
  ref,
) {
  return (
    <Scrim
      $placement="centre"
      isOpen={isOpen}
      onOpenChange={(willBeOpen) => !willBeOpen && onDismiss()}
      isDismissable={false}
    >
      <Box $width={width}>
        <Sheet {...rest} ref={ref} role={role} aria-describedby={describedBy}>
          {/* Not at the end: what stands last is the foot, of which notices keep clear. */}
          <FocusKeeper />
          <Head>
            <Heading slot="title">{title}</Heading>
            {hasCross && (
              <IconButton label="关闭" icon={<X aria-hidden />} size="small" onClick={onDismiss} />
            )}
          </Head>
          {children}
        </Sheet>
      </Box>
    </Scrim>
  )
})
