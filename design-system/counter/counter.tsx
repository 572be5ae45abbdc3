import { forwardRef, useImperativeHandle, useRef, type ComponentPropsWithoutRef } from 'react'
import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { useCounting } from './use-counting.ts'

export interface CounterProps extends ComponentPropsWithoutRef<'span'> {
  /** The figure it ends at; printed by the server and always what a screen reader hears. */
  target: number
  /** Follows the figure, such as `+`. */
  suffix?: string
}

/** A figure that counts up once when it is first seen (public-site §2.3). */
export const Counter = forwardRef<HTMLSpanElement, CounterProps>(function Counter(
  { target, suffix = '', ...rest },
  ref,
) {
  const root = useRef<HTMLSpanElement>(null)
  useImperativeHandle(ref, () => root.current as HTMLSpanElement)
  const shown = useCounting(target, root)

  return (
    <Root ref={root} {...rest}>
      <VisuallyHidden>{`${target}${suffix}`}</VisuallyHidden>
      <Figure aria-hidden data-final={`${target}${suffix}`}>
        <span>{`${shown}${suffix}`}</span>
      </Figure>
    </Root>
  )
})

const Root = styled.span`
  position: relative;
  display: inline-block;
`

const Figure = styled.span`
  display: inline-grid;
  font-family: ${token.font.figure};
  font-variant-numeric: tabular-nums;
  line-height: ${token.lineHeight.figure};
  letter-spacing: -0.03em;

  > span,
  &::before {
    grid-area: 1 / 1;
  }

  /* Holds the final figure's width, so that counting moves nothing. */
  &::before {
    visibility: hidden;
    content: attr(data-final);
  }
`
