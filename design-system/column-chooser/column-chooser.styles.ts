import { MenuSection, Separator } from 'react-aria-components'
import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

export const Columns = styled(MenuSection)`
  display: block;
` as typeof MenuSection

export const Line = styled(Separator)`
  margin: ${token.space.x05} 0;
  border: 0;
  border-top: 1px solid ${token.color.line};
`

/** Holds the place of the tick, so that names stand below each other. */
export const TickPlace = styled.span`
  display: inline-flex;
  flex: none;
  width: ${token.size.iconSmall};
`
