import { css } from 'styled-components'
import { forcedMark, media, token } from '#design-system/tokens/index.ts'

/** One line of a select list or of a menu. */
export const choiceRow = css`
  display: flex;
  align-items: center;
  gap: ${token.space.x1};
  min-height: ${token.size.controlSmall};
  padding: ${token.space.x05} ${token.space.x1};
  border-radius: ${token.radius.small};
  color: ${token.color.text};
  font-size: ${token.fontSize.small};
  line-height: ${token.lineHeight.snug};
  outline: none;
  cursor: default;

  svg {
    flex: none;
    width: ${token.size.iconSmall};
    height: ${token.size.iconSmall};
  }

  &[data-focused] {
    background: ${token.color.hovered};
  }

  &[data-focus-visible] {
    background: ${token.color.primarySoft};
    box-shadow: inset 0 0 0 ${token.size.focusRing} ${token.color.focus};
  }

  &[data-selected] {
    color: ${token.color.onPrimarySoft};
    font-weight: ${token.fontWeight.medium};
  }

  &[data-disabled] {
    color: ${token.color.textDisabled};
    cursor: not-allowed;
  }

  ${media.touch} {
    min-height: ${token.size.target};
  }

  ${media.forcedColors} {
    &[data-disabled] {
      color: GrayText;
    }

    &[data-selected] {
      ${forcedMark}
    }

    &[data-selected] * {
      color: inherit;
    }

    &[data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }

    &[data-selected][data-focused] {
      outline-color: HighlightText;
    }
  }
`
