import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

export const Root = styled(Tabs)`
  display: flex;
  flex-direction: column;
  min-width: 0;
`

export const List = styled(TabList)`
  display: flex;
  gap: ${token.space.x3};
  overflow-x: auto;
  border-bottom: 1px solid ${token.color.line};
  scrollbar-width: none;
` as typeof TabList

export const Label = styled(Tab)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token.space.x05};
  flex: none;
  min-height: ${token.size.controlMedium};
  padding-inline: ${token.space.x05};
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.small};
  outline: none;
  cursor: default;
  transition: color ${token.duration.quick} ${token.easing.out};

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    border-radius: 1px 1px 0 0;
    background: transparent;
  }

  &[data-hovered] {
    color: ${token.color.text};
  }

  &[data-selected] {
    color: ${token.color.link};
    font-weight: ${token.fontWeight.semibold};

    &::after {
      background: ${token.color.primary};
    }
  }

  &[data-focus-visible] {
    outline: ${token.size.focusRing} solid ${token.color.focus};
    outline-offset: -3px;
    border-radius: ${token.radius.small};
  }

  &[data-disabled] {
    color: ${token.color.textDisabled};
    cursor: not-allowed;
  }

  ${media.touch} {
    justify-content: center;
    min-width: ${token.size.target};
    min-height: ${token.size.target};
  }

  ${media.forcedColors} {
    &[data-selected]::after {
      height: 4px;
      background: Highlight;
    }

    &[data-disabled] {
      color: GrayText;
    }
  }
`

export const Count = styled.span`
  padding: 0 ${token.space.x05};
  border-radius: ${token.radius.round};
  background: ${token.color.sunken};
  color: ${token.color.textMuted};
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.caption};
  line-height: ${token.lineHeight.snug};
`

export const Panel = styled(TabPanel)`
  padding-top: ${token.space.x2};
  outline: none;

  &[data-focus-visible] {
    outline: ${token.size.focusRing} solid ${token.color.focus};
    outline-offset: 2px;
  }
`
