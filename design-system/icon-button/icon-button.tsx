import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { blockedPresses, isAriaDisabled } from '#design-system/button/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

export interface IconButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** What the button does: its accessible name and its tooltip. */
  label: string
  /** The icon, drawn in the current colour. */
  icon: ReactNode
  /** `outlined` stands alone; `quiet` in toolbars and headers. */
  variant?: keyof typeof variants
  /** Side: 32, 40 or 44 px; never under 44 px on touch screens. */
  size?: keyof typeof sides
  /** Circle instead of rounded square. */
  isRound?: boolean
}

/** A button whose meaning is an icon; its name is always spoken and shown as a tooltip. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, variant = 'quiet', size = 'medium', isRound = false, ...rest },
  ref,
) {
  return (
    <Root
      ref={ref}
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      {...(isAriaDisabled(rest['aria-disabled']) && blockedPresses(rest))}
      $variant={variant}
      $size={size}
      $isRound={isRound}
    >
      {icon}
    </Root>
  )
})

const { color, size } = token

const sides = { small: size.controlSmall, medium: size.controlMedium, large: size.target }

const variants = {
  quiet: css`
    border-color: transparent;
    background: transparent;
  `,
  outlined: css`
    border-color: ${color.lineStrong};
    background: ${color.surface};
  `,
}

const Root = styled.button<{
  $variant: keyof typeof variants
  $size: keyof typeof sides
  $isRound: boolean
}>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => sides[$size]};
  height: ${({ $size }) => sides[$size]};
  padding: 0;
  border: 1px solid;
  border-radius: ${({ $isRound }) => ($isRound ? token.radius.round : token.radius.medium)};
  color: ${color.textMuted};
  transition:
    background-color ${token.duration.quick} ${token.easing.out},
    color ${token.duration.quick} ${token.easing.out};
  ${({ $variant }) => variants[$variant]}

  > svg {
    width: ${size.icon};
    height: ${size.icon};
  }

  ${media.touch} {
    width: ${size.target};
    height: ${size.target};
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${color.hovered};
      color: ${color.text};
    }
  }

  &:active:not(:disabled) {
    background: ${color.sunken};
  }

  &:disabled {
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  ${media.forcedColors} {
    border-color: ButtonText;

    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`
