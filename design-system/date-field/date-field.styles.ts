import { Button, DateInput, DatePicker, DateSegment, Group } from 'react-aria-components'
import styled from 'styled-components'
import { forcedMark, media, token } from '#design-system/tokens/index.ts'
import { controlBox, fieldColumn, focusRing, type ControlSize } from '#design-system/form-field/index.ts'

export const Root = styled(DatePicker)`
  ${fieldColumn}
` as typeof DatePicker

export const Box = styled(Group)<{ $size: ControlSize }>`
  ${controlBox}
  padding-inline-start: ${token.space.x1};

  /* The buttons go below the parts where both do not fit. */
  ${media.touch} {
    flex-wrap: wrap;
    justify-content: flex-end;
  }
`

export const Segments = styled(DateInput)`
  display: flex;
  flex: 1;
  align-items: center;
  min-width: 0;
  overflow: hidden;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  ${media.touch} {
    flex: 1 1 auto;
    flex-wrap: wrap;
  }
`

/** With the dash or colon beside it, parts are 24 px apart, as every pointer needs (WCAG 2.5.8). */
const LEAST_PART = { width: '1.25rem', height: '1.5rem' }

export const Segment = styled(DateSegment)`
  padding: 0 1px;
  border-radius: ${token.radius.small};
  outline: none;
  caret-color: transparent;

  &:not([data-type='literal']) {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: ${LEAST_PART.width};
    min-height: ${LEAST_PART.height};

    ${media.touch} {
      min-width: ${token.size.target};
      min-height: ${token.size.target};
    }
  }

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

  ${media.forcedColors} {
    &[data-focused] {
      ${forcedMark}
    }
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
