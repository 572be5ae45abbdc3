import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

export interface TickRuleProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Figure at the left end, such as a coordinate. */
  start?: ReactNode
  /** Figure at the right end. */
  end?: ReactNode
}

/** A map sheet's margin: a fine scale with figures at its ends. Decoration, hidden from screen readers. */
export const TickRule = forwardRef<HTMLDivElement, TickRuleProps>(function TickRule(
  { start, end, ...rest },
  ref,
) {
  return (
    <Root ref={ref} aria-hidden {...rest}>
      {start && <span>{start}</span>}
      <Scale />
      {end && <span>{end}</span>}
    </Root>
  )
})

const { color } = token

const Root = styled.div`
  display: flex;
  align-items: flex-end;
  gap: ${token.space.x15};
  color: ${color.textSubtle};
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.caption};
  line-height: 1;
  letter-spacing: ${token.letterSpacing.wide};
  white-space: nowrap;
`

const Scale = styled.span`
  flex: 1;
  min-width: 0;
  height: 10px;
  background:
    repeating-linear-gradient(90deg, ${color.edge} 0 1px, transparent 1px 80px) 0 100% / 100% 100% no-repeat,
    repeating-linear-gradient(90deg, ${color.lineStrong} 0 1px, transparent 1px 8px) 0 100% / 100% 5px
      no-repeat,
    linear-gradient(${color.lineStrong}, ${color.lineStrong}) 0 100% / 100% 1px no-repeat;
`
