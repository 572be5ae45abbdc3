import { Button, DateInput, DatePicker, DateSegment, Group } from 'react-aria-components'
import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { controlBox, fieldColumn, focusRing, type ControlSize } from '#design-system/form-field/index.ts'

export const Root = styled(DatePicker)`
  ${fieldColumn}
` as typeof DatePicker

export const Box = styled(Group)<{ $size: ControlSize }>`
  ${controlBox}
  padding-inline-start: ${token.space.x1};
`

export const Segments = styled(DateInput)`
  display: flex;
  flex: 1;
  align-items: center;
  min-width: 0;
  overflow: hidden;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

export const Segment = styled(DateSegment)`
  padding: 0 1px;
  border-radius: ${token.radius.small};
  outline: none;
  caret-color: transparent;

  &[data-type='literal'] {
    color: ${token.color.textSubtle};
    white-space: pre;
  }

  &[data-placeholder] {
    color: ${token.color.textSubtle};
  }

  &[data-focused] {
    background: ${token.color.primary};
    color: ${token.color.onPrimary};
  }

  &[data-disabled] {
    color: inherit;
  }
`

export const PlainButton = styled(Button)`
  display: grid;
  place-items: center;
  flex: none;
  align-self: center;
  width: calc(${token.size.controlSmall} - 4px);
  height: calc(${token.size.controlSmall} - 4px);
  margin-inline-end: 2px;
  padding: 0;
  border: 0;
  border-radius: ${token.radius.small};
  background: transparent;
  color: ${token.color.textMuted};

  &[data-hovered] {
    background: ${token.color.hovered};
  }

  &[data-focus-visible] {
    ${focusRing}
  }

  &[data-disabled] {
    color: ${token.color.textDisabled};
    cursor: not-allowed;
  }

  svg {
    width: ${token.size.iconSmall};
    height: ${token.size.iconSmall};
  }

  ${media.touch} {
    width: ${token.size.target};
    height: ${token.size.target};
  }
`

export const NowButton = styled(PlainButton)`
  width: auto;
  padding-inline: ${token.space.x1};
  color: ${token.color.link};
  font-size: ${token.fontSize.small};
  white-space: nowrap;
`
