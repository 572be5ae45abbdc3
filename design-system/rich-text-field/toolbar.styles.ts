import { Button, Group, Keyboard, Menu, MenuItem, ToggleButton, Toolbar } from 'react-aria-components'
import styled, { css } from 'styled-components'
import { choiceRow } from '#design-system/popover-surface/index.ts'
import { forcedMark, media, token } from '#design-system/tokens/index.ts'

const { color, space, size } = token

const BLOCK_TYPE_WIDTH = '6.5rem'

export const Bar = styled(Toolbar)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x05} ${space.x1};
  padding: ${space.x05};
  border-bottom: 1px solid ${color.line};
  border-radius: ${token.radius.medium} ${token.radius.medium} 0 0;
  background: ${color.tinted};
`

export const Tools = styled(Group)`
  display: flex;
  flex-wrap: wrap;

  & + &::before {
    align-self: center;
    width: 1px;
    height: ${size.icon};
    margin-inline-end: ${space.x1};
    background: ${color.lineStrong};
    content: '';
  }

  ${media.belowTablet} {
    & + &::before {
      content: none;
    }
  }
`

const tool = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${size.controlSmall};
  height: ${size.controlSmall};
  padding: 0 ${space.x05};
  border: 1px solid transparent;
  border-radius: ${token.radius.small};
  background: transparent;
  color: ${color.text};
  font-size: ${token.fontSize.small};
  line-height: ${token.lineHeight.snug};
  cursor: pointer;

  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }

  svg[data-size='small'] {
    width: 0.875rem;
    height: 0.875rem;
    color: ${color.textSubtle};
  }

  &[data-hovered],
  &[aria-expanded='true'] {
    background: ${color.hovered};
  }

  &[data-pressed] {
    background: ${color.sunken};
  }

  &[data-selected],
  &[data-on] {
    border-color: ${color.primary};
    background: ${color.primarySoft};
    color: ${color.onPrimarySoft};
  }

  &[data-focus-visible] {
    outline: ${size.focusRing} solid ${color.focus};
    outline-offset: -1px;
  }

  &[data-disabled] {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  ${media.touch} {
    min-width: ${size.target};
    height: ${size.target};
  }

  ${media.forcedColors} {
    &[data-selected],
    &[data-on] {
      ${forcedMark}
    }

    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`

export const Tool = styled(Button)<{ $isWide?: boolean }>`
  ${tool}
  ${({ $isWide }) =>
    $isWide &&
    css`
      justify-content: space-between;
      width: ${BLOCK_TYPE_WIDTH};
      padding-inline: ${space.x1};
    `}
`

export const ToggleTool = styled(ToggleButton)`
  ${tool}
`

export const ToolText = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Choices = styled(Menu)`
  min-width: 11rem;
  padding: ${space.x05};
  outline: none;
` as typeof Menu

export const Choice = styled(MenuItem)`
  ${choiceRow}
`

export const Tick = styled.span`
  display: inline-grid;
  flex: none;
  width: ${size.iconSmall};
`

export const Keys = styled(Keyboard)`
  margin-inline-start: auto;
  padding-inline-start: ${space.x2};
  color: ${color.textSubtle};
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.caption};
`
