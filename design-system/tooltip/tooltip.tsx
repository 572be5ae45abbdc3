import type { ReactElement } from 'react'
import { Focusable, TooltipTrigger, type TooltipProps as AriaTooltipProps } from 'react-aria-components'
import { Bubble } from './tooltip.styles.ts'

const DELAY_MS = 500

export type TooltipProps = Omit<AriaTooltipProps, 'children' | 'className' | 'style'> & {
  /** The words shown; they describe the control, they do not name it. */
  text: string
  /** One focusable element that takes a ref, such as a button. */
  children: ReactElement
  /** Waits before showing, in milliseconds. */
  delay?: number
}

/** A short remark beside a control, on hover and on focus. */
export function Tooltip({ text, children, delay = DELAY_MS, placement = 'top', ...rest }: TooltipProps) {
  return (
    <TooltipTrigger delay={delay}>
      <Focusable>{children as ReactElement<Record<string, unknown>, string>}</Focusable>
      <Bubble offset={6} placement={placement} {...rest}>
        {text}
      </Bubble>
    </TooltipTrigger>
  )
}
