import styled, { css } from 'styled-components'
import { focusRing } from '#design-system/form-field/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

const FORCED_BAR = '4px'

export const List = styled.ul<{ $level: number }>`
  display: grid;
  gap: 2px;

  /* What is there for screen readers only scrolls with its entry and lengthens no page. */
  > li {
    position: relative;
  }

  ${({ $level }) =>
    $level > 0 &&
    css`
      margin: 2px 0 ${token.space.x05} 1.125rem;
      padding-inline-start: ${token.space.x1};
      border-inline-start: 1px solid ${token.color.line};
    `}
`

export const Line = styled.button<{ $isCurrent: boolean; $leadsToCurrent: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token.space.x1};
  width: 100%;
  min-height: 2.25rem;
  padding: ${token.space.x05} ${token.space.x1};
  border: 0;
  border-radius: ${token.radius.small};
  background: ${({ $isCurrent }) => ($isCurrent ? token.color.primarySoft : 'transparent')};
  color: ${({ $isCurrent }) => ($isCurrent ? token.color.onPrimarySoft : token.color.textMuted)};
  font-size: ${token.fontSize.small};
  font-weight: ${({ $isCurrent }) => ($isCurrent ? token.fontWeight.semibold : token.fontWeight.regular)};
  line-height: ${token.lineHeight.snug};
  text-align: start;
  transition: background-color ${token.duration.quick} ${token.easing.out};
  ${({ $leadsToCurrent }) =>
    $leadsToCurrent &&
    css`
      color: ${token.color.text};
      font-weight: ${token.fontWeight.medium};
    `}

  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }

  ${media.hover} {
    &:hover {
      background: ${({ $isCurrent }) => ($isCurrent ? token.color.primarySoftHovered : token.color.hovered)};
      color: ${({ $isCurrent }) => ($isCurrent ? token.color.onPrimarySoft : token.color.text)};
    }
  }

  ${media.forcedColors} {
    &[aria-current] {
      padding-inline-start: calc(${token.space.x1} - ${FORCED_BAR});
      border-inline-start: ${FORCED_BAR} solid Highlight;
    }
  }

  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }

  ${media.touch} {
    min-height: ${token.size.target};
  }
`

export const Name = styled.span`
  flex: 1;
  min-width: 0;
`

/* Drawn, not written: what is written in a button must be part of its name. */
export const Badge = styled.span`
  flex: none;
  min-width: 1.25rem;
  padding: 0 ${token.space.x05};
  border-radius: ${token.radius.round};
  background: ${token.color.surveySoft};
  color: ${token.color.onSurveySoft};
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.caption};
  line-height: 1.25rem;
  text-align: center;

  &::after {
    content: attr(data-count);
  }
`

export const Arrow = styled.span<{ $isOpen: boolean }>`
  display: grid;
  flex: none;
  transform: rotate(${({ $isOpen }) => ($isOpen ? '90deg' : '0')});
  transition: transform ${token.duration.quick} ${token.easing.out};

  svg {
    width: ${token.size.iconSmall};
    height: ${token.size.iconSmall};
  }
`
