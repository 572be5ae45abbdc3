import { createContext, forwardRef, useContext, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { Button, type ButtonProps } from '#design-system/button/index.ts'
import { media, token } from '#design-system/tokens/index.ts'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'

/** Whether the acts of a table's rows have no room for words. */
export const TightContext = createContext(false)

export type RowActProps = Omit<ButtonProps, 'children' | 'size' | 'variant' | 'icon' | 'title'> & {
  /** What the act does: its words, or its name and tooltip where only the icon has room. */
  label: string
  /** Stands before the words, or alone. */
  icon: ReactNode
}

/** A button at the end of a table row, with its label or, in an overflowing table, an icon. */
export const RowAct = forwardRef<HTMLButtonElement, RowActProps>(function RowAct(
  { label, icon, ...rest },
  ref,
) {
  const isTight = useContext(TightContext)
  // One element for both: anyone who aims at it while the table finds its room still hits it.
  return (
    <Act
      {...rest}
      ref={ref}
      size="small"
      variant="quiet"
      icon={icon}
      title={isTight ? label : undefined}
      $isTight={isTight}
    >
      {isTight ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </Act>
  )
})

/* As wide as it is high, so that neighbours are told apart by a finger too. */
const Act = styled(Button)<{ $isTight: boolean }>`
  ${({ $isTight }) =>
    $isTight &&
    css`
      && {
        min-width: ${token.size.controlSmall};
        padding-inline: ${token.space.x05};
      }

      ${media.touch} {
        && {
          min-width: ${token.size.target};
        }
      }
    `}
`
