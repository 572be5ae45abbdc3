import { FieldError, Label, Text } from 'react-aria-components'
import styled, { css } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { visuallyHidden } from '#design-system/visually-hidden/index.ts'

/** `medium` in forms, `small` in toolbars, tables and pagination. */
export type ControlSize = 'small' | 'medium'

const FORM_CONTROL_HEIGHT = '2.25rem'

const controlHeight = {
  small: token.size.controlSmall,
  medium: FORM_CONTROL_HEIGHT,
} satisfies Record<ControlSize, string>

/** The ring every console control shows while the keyboard is on it. */
export const focusRing = css`
  outline: ${token.size.focusRing} solid ${token.color.focus};
  outline-offset: 1px;
`

/**
 * Gives public-site text fields the height of console controls, except on touch screens. Labels get equal heights, so
 * that both kinds align in a row.
 */
export const denseControls = css`
  --label-line-height: ${token.lineHeight.snug};

  ${media.hover} {
    --control-height: ${FORM_CONTROL_HEIGHT};
    --control-padding: ${token.space.x05};
    --control-font-size: ${token.fontSize.small};
  }
`

/** The bordered box shared by select, number, date and search controls. */
export const controlBox = css<{ $size?: ControlSize }>`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: ${({ $size = 'medium' }) => controlHeight[$size]};
  border: 1px solid ${token.color.edge};
  border-radius: ${token.radius.medium};
  background: ${token.color.surface};
  color: ${token.color.text};
  font-size: ${token.fontSize.small};
  line-height: ${token.lineHeight.snug};
  transition: border-color ${token.duration.quick} ${token.easing.out};

  &[data-hovered] {
    border-color: ${token.color.textSubtle};
  }

  &[data-focus-visible],
  &[data-focus-within] {
    border-color: ${token.color.focus};
    outline: ${token.size.focusRing} solid ${token.color.focus};
    outline-offset: -1px;
  }

  &[data-invalid] {
    border-color: ${token.color.dangerText};
  }

  &[data-disabled] {
    border-color: ${token.color.lineStrong};
    background: ${token.color.sunken};
    color: ${token.color.textDisabled};
    cursor: not-allowed;
  }

  /* What is pressed stands within the border. */
  ${media.touch} {
    min-height: calc(${token.size.target} + 2px);
  }

  ${media.forcedColors} {
    &[data-disabled] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`

/** Column of label, control, hint and error. */
export const fieldColumn = css`
  display: flex;
  flex-direction: column;
  gap: ${token.space.x05};
  min-width: 0;
`

export const labelText = css<{ $isHidden?: boolean }>`
  color: ${token.color.text};
  font-size: ${token.fontSize.small};
  font-weight: ${token.fontWeight.medium};
  line-height: ${token.lineHeight.snug};
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`

export const hintText = css`
  color: ${token.color.textSubtle};
  font-size: ${token.fontSize.small};
  line-height: ${token.lineHeight.snug};
`

export const errorText = css`
  display: flex;
  align-items: flex-start;
  gap: ${token.space.x05};
  color: ${token.color.dangerText};
  font-size: ${token.fontSize.small};
  line-height: ${token.lineHeight.snug};

  svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    margin-top: 0.15em;
  }
`

export const FieldLabel = styled(Label)<{ $isHidden?: boolean }>`
  ${labelText}
`

export const FieldHint = styled(Text)`
  ${hintText}
`

export const FieldErrorText = styled(FieldError)`
  ${errorText}
`

export const RequiredMark = styled.span`
  margin-inline-start: 0.25em;
  color: ${token.color.dangerText};
`

export const GroupRoot = styled.div`
  ${fieldColumn}
`

export const GroupLabel = styled.span<{ $isHidden?: boolean }>`
  ${labelText}
`

export const GroupHint = styled.span`
  ${hintText}
`

export const GroupError = styled.span`
  ${errorText}
`
