import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { denseControls } from '#design-system/form-field/index.ts'
import { token } from '#design-system/tokens/index.ts'

export type ToolbarProps = ComponentPropsWithoutRef<'div'> & {
  /** Name of the row for screen readers. */
  label: string
  /** Search and filters, at the start. */
  children?: ReactNode
  /** Buttons, at the end. */
  actions?: ReactNode
  /** Stays in sight while the table scrolls, below `--sticky-top` (art direction: sticky filters). */
  isSticky?: boolean
}

/** Filters and actions above a table. */
export const Toolbar = forwardRef<HTMLDivElement, ToolbarProps>(function Toolbar(
  { label, children, actions, isSticky = false, ...rest },
  ref,
) {
  return (
    <Root {...rest} ref={ref} role="group" aria-label={label} $isSticky={isSticky}>
      <Filters>{children}</Filters>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  )
})

const Root = styled.div<{ $isSticky: boolean }>`
  ${denseControls}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.x1} ${token.space.x2};
  padding-block: ${token.space.x15};
  background: ${token.color.background};
  ${({ $isSticky }) =>
    $isSticky &&
    css`
      position: sticky;
      top: var(--sticky-top, 0px);
      z-index: ${token.zIndex.sticky};
    `}
`

const Filters = styled.div`
  display: flex;
  flex: 1 1 16rem;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x1};
  min-width: 0;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x1};
`
