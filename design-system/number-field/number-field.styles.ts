import { Button, Group, Input, NumberField } from 'react-aria-components'
import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { controlBox, fieldColumn, type ControlSize } from '#design-system/form-field/index.ts'

export const Root = styled(NumberField)`
  ${fieldColumn}
`

export const Box = styled(Group)<{ $size: ControlSize }>`
  ${controlBox}
  overflow: hidden;
`

export const Figure = styled(Input)`
  flex: 1;
  align-self: stretch;
  width: 100%;
  min-width: 0;
  padding: 0 ${token.space.x15};
  border: 0;
  background: transparent;
  color: inherit;
  font-size: inherit;
  font-variant-numeric: tabular-nums;
  outline: none;

  &::placeholder {
    color: ${token.color.textSubtle};
  }
`

export const Unit = styled.span`
  flex: none;
  padding-inline-end: ${token.space.x1};
  color: ${token.color.textSubtle};
`

export const Steps = styled.span`
  display: flex;
  align-self: stretch;
`

export const Step = styled(Button)`
  display: grid;
  place-items: center;
  width: ${token.size.controlSmall};
  padding: 0;
  border: 0;
  border-inline-start: 1px solid ${token.color.line};
  background: transparent;
  color: ${token.color.textMuted};

  &[data-hovered] {
    background: ${token.color.hovered};
  }

  &[data-pressed] {
    background: ${token.color.sunken};
  }

  &[data-disabled] {
    color: ${token.color.textDisabled};
    cursor: not-allowed;
  }

  svg {
    width: 0.875rem;
    height: 0.875rem;
  }

  ${media.touch} {
    width: ${token.size.target};
  }
`
