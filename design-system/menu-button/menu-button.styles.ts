import { Button, Menu, MenuItem } from 'react-aria-components'
import styled, { css } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { focusRing } from '#design-system/form-field/index.ts'
import { choiceRow } from '#design-system/popover-surface/index.ts'

const variants = {
  secondary: css`
    padding-inline: ${token.space.x15};
    border-color: ${token.color.lineStrong};
    background: ${token.color.surface};
  `,
  quiet: css`
    padding-inline: ${token.space.x1};
  `,
  icon: css`
    justify-content: center;
    width: ${token.size.controlSmall};
    padding: 0;
    color: ${token.color.textMuted};
  `,
}

export type MenuButtonVariant = keyof typeof variants

export const Trigger = styled(Button)<{ $variant: MenuButtonVariant }>`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.x05};
  min-height: ${token.size.controlSmall};
  border: 1px solid transparent;
  border-radius: ${token.radius.medium};
  background: transparent;
  color: ${token.color.text};
  font-size: ${token.fontSize.small};
  line-height: ${token.lineHeight.snug};
  cursor: pointer;
  ${({ $variant }) => variants[$variant]}

  &[data-hovered],
  &[aria-expanded='true'] {
    background: ${token.color.hovered};
  }

  &[data-pressed] {
    background: ${token.color.sunken};
  }

  &[data-focus-visible] {
    ${focusRing}
  }

  &[data-disabled] {
    color: ${token.color.textDisabled};
    cursor: not-allowed;
  }

  ${media.forcedColors} {
    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }

  svg {
    flex: none;
    width: ${token.size.iconSmall};
    height: ${token.size.iconSmall};
  }

  ${media.touch} {
    min-width: ${token.size.target};
    min-height: ${token.size.target};
  }
`

export const List = styled(Menu)`
  min-width: 9rem;
  padding: ${token.space.x05};
  outline: none;
` as typeof Menu

export const Action = styled(MenuItem)<{ $isDestructive?: boolean }>`
  ${choiceRow}
  ${({ $isDestructive }) =>
    $isDestructive &&
    css`
      color: ${token.color.dangerText};
    `}
`
