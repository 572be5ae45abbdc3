import styled, { css } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, size, fontSize } = token

export const Root = styled.div`
  display: grid;
  gap: ${space.x05};
  min-width: 0;
`

export const Label = styled.label`
  display: flex;
  justify-content: space-between;
  gap: ${space.x1};
  color: ${color.text};
  font-size: ${fontSize.small};
  font-weight: ${token.fontWeight.medium};
  line-height: var(--label-line-height, inherit);
`

export const RequiredMark = styled.span`
  margin-left: ${space.x05};
  color: ${color.dangerText};
`

export const HintLine = styled.p`
  color: ${color.textSubtle};
  font-size: ${fontSize.small};
  line-height: ${token.lineHeight.snug};
`

export const ErrorLine = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space.x05};
  color: ${color.dangerText};
  font-size: ${fontSize.small};
  line-height: ${token.lineHeight.snug};

  > svg {
    flex: none;
    width: 1em;
    height: 1em;
    margin-top: 0.22em;
  }
`

/** How every typed-in control looks, whatever its element. */
export const control = css`
  width: 100%;
  min-height: var(--control-height, ${size.target});
  padding: var(--control-padding, ${space.x1}) ${space.x15};
  border: 1px solid ${color.edge};
  border-radius: ${token.radius.medium};
  background: ${color.surface};
  color: ${color.text};
  font-size: var(--control-font-size, 1rem);
  line-height: ${token.lineHeight.snug};
  transition:
    border-color ${token.duration.quick} ${token.easing.out},
    box-shadow ${token.duration.quick} ${token.easing.out};

  &::placeholder {
    color: ${color.textSubtle};
    opacity: 1;
  }

  ${media.hover} {
    &:hover:not(:disabled, :read-only) {
      border-color: ${color.text};
    }
  }

  &:focus-visible {
    border-color: ${color.focus};
    outline: none;
    box-shadow: 0 0 0 ${size.focusRing} ${color.focus};
  }

  &[aria-invalid='true'] {
    border-color: ${color.dangerText};
  }

  &[aria-invalid='true']:focus-visible {
    box-shadow: 0 0 0 ${size.focusRing} ${color.dangerText};
  }

  &:read-only {
    background: ${color.tinted};
  }

  &:disabled {
    border-color: ${color.line};
    background: ${color.sunken};
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  ${media.forcedColors} {
    &:focus-visible {
      outline: ${size.focusRing} solid Highlight;
    }
  }
`
