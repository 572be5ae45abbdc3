import { forwardRef, useEffect, type ComponentPropsWithoutRef } from 'react'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

export interface ToastLineProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The sentence to show; nothing while empty. The element itself stays, so that screen readers notice the change. */
  message: string | null | undefined
  /** Kind of message. */
  tone?: keyof typeof icons
  /** Called when the message has stood long enough. */
  onDismiss?: () => void
  /** How long it stands, in ms. */
  duration?: number
}

const SHOWN_MS = 4000

/** A visitor's short notice at the foot of the window, such as "copied" (public-site §8). */
export const ToastLine = forwardRef<HTMLDivElement, ToastLineProps>(function ToastLine(
  { message, tone = 'info', onDismiss, duration = SHOWN_MS, ...rest },
  ref,
) {
  useEffect(() => {
    if (!message || !onDismiss) return
    const timer = setTimeout(onDismiss, duration)
    return () => clearTimeout(timer)
  }, [message, onDismiss, duration])

  const Icon = icons[tone]
  return (
    <Root ref={ref} role="status" {...rest}>
      {message && (
        <Line data-tone="ink">
          <Icon aria-hidden data-kind={tone} />
          <span>{message}</span>
        </Line>
      )}
    </Root>
  )
})

const icons = { info: Info, success: CircleCheck, danger: CircleAlert }

const { color, space } = token

const Root = styled.div`
  position: fixed;
  z-index: ${token.zIndex.toast};
  right: ${space.x2};
  bottom: ${space.x3};
  left: ${space.x2};
  display: grid;
  justify-items: center;
  pointer-events: none;
`

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  max-width: 36rem;
  padding: ${space.x15} ${space.x2};
  border: 1px solid ${color.lineStrong};
  border-radius: ${token.radius.medium};
  box-shadow: ${token.shadow.high};
  font-size: ${token.fontSize.small};
  line-height: ${token.lineHeight.snug};
  pointer-events: auto;
  transition:
    opacity ${token.duration.base} ${token.easing.out},
    transform ${token.duration.base} ${token.easing.out};

  @starting-style {
    opacity: 0;
    transform: translateY(12px);
  }

  > svg {
    flex: none;
    width: ${token.size.icon};
    height: ${token.size.icon};
    color: ${color.link};
  }

  > svg[data-kind='success'] {
    color: ${color.terrainText};
  }

  > svg[data-kind='danger'] {
    color: ${color.dangerText};
  }

  ${media.print} {
    display: none;
  }
`
