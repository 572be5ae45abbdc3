import styled, { css } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, size } = token

export const variants = {
  primary: css`
    --ground: ${color.primary};
    --ground-hovered: ${color.primaryHovered};
    --ground-pressed: ${color.primaryPressed};
    --front: ${color.onPrimary};
    --edge: transparent;
  `,
  /** The one action of a page that matters most. */
  survey: css`
    --ground: ${color.surveyAction};
    --ground-hovered: ${color.surveyActionHovered};
    --ground-pressed: ${color.surveyActionPressed};
    --front: ${color.onSurveyAction};
    --edge: transparent;
  `,
  secondary: css`
    --ground: ${color.surface};
    --ground-hovered: ${color.hovered};
    --ground-pressed: ${color.sunken};
    --front: ${color.text};
    --edge: ${color.lineStrong};
  `,
  quiet: css`
    --ground: transparent;
    --ground-hovered: ${color.hovered};
    --ground-pressed: ${color.sunken};
    --front: ${color.link};
    --edge: transparent;
  `,
  danger: css`
    --ground: ${color.danger};
    --ground-hovered: ${color.dangerHovered};
    --ground-pressed: ${color.dangerPressed};
    --front: ${color.onDanger};
    --edge: transparent;
  `,
}

export const sizes = {
  small: css`
    min-height: ${size.controlSmall};
    padding: 0 ${space.x15};
    font-size: ${token.fontSize.small};
  `,
  medium: css`
    min-height: ${size.controlMedium};
    padding: 0 ${space.x2};
    font-size: ${token.fontSize.small};
  `,
  large: css`
    min-height: ${size.controlLarge};
    padding: 0 ${space.x3};
    font-size: ${token.fontSize.body};
  `,
}

export interface ButtonLook {
  $variant: keyof typeof variants
  $size: keyof typeof sizes
  $isWide: boolean
}

/** Shared by button and link so that both look and measure alike. */
const look = css<ButtonLook>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${({ $isWide }) => ($isWide ? '100%' : 'auto')};
  border: 1px solid var(--edge);
  border-radius: ${token.radius.medium};
  background: var(--ground);
  color: var(--front);
  font-weight: ${token.fontWeight.medium};
  line-height: ${token.lineHeight.snug};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition:
    background-color ${token.duration.quick} ${token.easing.out},
    border-color ${token.duration.quick} ${token.easing.out},
    transform ${token.duration.quick} ${token.easing.out};
  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => sizes[$size]}

  ${media.touch} {
    min-height: ${({ $size }) => ($size === 'large' ? size.controlLarge : size.target)};
  }

  ${media.hover} {
    &:hover:not([aria-disabled='true'], :disabled) {
      background: var(--ground-hovered);
    }
  }

  &:active:not([aria-disabled='true'], :disabled) {
    background: var(--ground-pressed);
    transform: translateY(1px);
  }

  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    border-color: ${color.line};
    background: ${color.sunken};
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  ${media.forcedColors} {
    border-color: ButtonText;

    &:disabled,
    &[aria-disabled='true']:not([aria-busy='true']) {
      border-color: GrayText;
      border-style: dashed;
      color: GrayText;
    }
  }
`

export const ButtonRoot = styled.button<ButtonLook>`
  ${look}
`

export const LinkRoot = styled.a<ButtonLook>`
  ${look}
`

export const Content = styled.span<{ $isHidden?: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.x1};
  opacity: ${({ $isHidden }) => ($isHidden ? 0 : 1)};

  > svg {
    flex: none;
    width: 1.2em;
    height: 1.2em;
  }
`

export const LoadingMark = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`
