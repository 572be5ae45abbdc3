import { ComboBox, Group, Input } from 'react-aria-components'
import styled from 'styled-components'
import { controlBox, fieldColumn, type ControlSize } from '#design-system/form-field/index.ts'
import { token } from '#design-system/tokens/index.ts'

export const Root = styled(ComboBox)`
  ${fieldColumn}
` as unknown as typeof ComboBox

export const Box = styled(Group)<{ $size: ControlSize }>`
  ${controlBox}
`

export const Typed = styled(Input)`
  flex: 1;
  align-self: stretch;
  width: 100%;
  min-width: 0;
  padding: 0 0 0 ${token.space.x15};
  border: 0;
  background: transparent;
  color: inherit;
  font-size: inherit;
  text-overflow: ellipsis;
  outline: none;

  &::placeholder {
    color: ${token.color.textSubtle};
    opacity: 1;
  }
`

/* Part of the option's name, unlike a description, because it is seen as part of it. */
export const Described = styled.span`
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.caption};
`
