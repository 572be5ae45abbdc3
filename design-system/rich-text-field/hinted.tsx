import type { ReactElement } from 'react'
import { TooltipTrigger } from 'react-aria-components'
import { Bubble } from '#design-system/tooltip/tooltip.styles.ts'

const DELAY_MS = 500

/** The name of a tool and its keys, on hover and on focus. */
export function Hinted({ text, children }: { text: string; children: ReactElement }) {
  return (
    <TooltipTrigger delay={DELAY_MS}>
      {children}
      <Bubble offset={6}>{text}</Bubble>
    </TooltipTrigger>
  )
}
