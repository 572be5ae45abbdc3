import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { IconButton } from '#design-system/icon-button/index.ts'
import { Body, Root, Title, Words, type tones } from './alert.styles.ts'

export interface AlertProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** Kind of message. `danger` interrupts a screen reader, the others wait. */
  tone?: keyof typeof tones
  /** Optional first line in bold. */
  title?: ReactNode
  /** A button or link that helps. */
  action?: ReactNode
  /** Shows a close button and is called by it. */
  onClose?: () => void
}

/** A message that stays where it concerns the reader. */
export const Alert = forwardRef<HTMLDivElement, AlertProps>(function Alert(
  { tone = 'info', title, action, onClose, children, ...rest },
  ref,
) {
  const Icon = icons[tone]
  return (
    <Root ref={ref} role={tone === 'danger' ? 'alert' : 'status'} {...rest} $tone={tone}>
      <Icon aria-hidden />
      <Body>
        {title && <Title>{title}</Title>}
        {children && <Words>{children}</Words>}
        {action}
      </Body>
      {onClose && <IconButton label="关闭提示" icon={<X />} size="small" onClick={onClose} />}
    </Root>
  )
})

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} satisfies Record<keyof typeof tones, typeof Info>
