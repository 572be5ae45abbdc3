import { Switch } from 'react-aria-components'
import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { fieldColumn, focusRing } from '#design-system/form-field/index.ts'

const TRACK = { width: '2.25rem', height: '1.25rem', gap: '2px' }
const KNOB = `calc(${TRACK.height} - 2 * ${TRACK.gap})`

export const Root = styled.div`
  ${fieldColumn}
  align-items: flex-start;
`

export const Track = styled.span`
  flex: none;
  width: ${TRACK.width};
  height: ${TRACK.height};
  padding: ${TRACK.gap};
  border-radius: ${token.radius.round};
  background: ${token.color.edge};
  transition: background-color ${token.duration.quick} ${token.easing.out};
`

export const Knob = styled.span`
  display: grid;
  place-items: center;
  width: ${KNOB};
  height: ${KNOB};
  border-radius: ${token.radius.round};
  background: ${token.color.onPrimary};
  color: ${token.color.primary};
  font-size: 0.75rem;
  transition: transform ${token.duration.base} ${token.easing.physical};
`

export const Label = styled(Switch)`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token.space.x1};
  min-height: ${token.size.controlSmall};
  color: ${token.color.text};
  font-size: ${token.fontSize.small};
  line-height: ${token.lineHeight.snug};
  cursor: pointer;

  &[data-selected] ${Track} {
    background: ${token.color.primary};
  }

  &[data-selected] ${Knob} {
    transform: translateX(calc(${TRACK.width} - ${TRACK.height}));
  }

  &[data-focus-visible] ${Track} {
    ${focusRing}
  }

  &[data-readonly] {
    cursor: progress;
  }

  &[data-disabled] {
    color: ${token.color.textDisabled};
    cursor: not-allowed;
  }

  &[data-disabled] ${Track} {
    background: ${token.color.lineStrong};
  }

  ${media.touch} {
    min-height: ${token.size.target};
  }

  ${media.forcedColors} {
    ${Track} {
      padding: calc(${TRACK.gap} - 1px);
      border: 1px solid ButtonText;
      background: ButtonFace;
      forced-color-adjust: none;
    }

    ${Knob} {
      background: ButtonText;
      color: ButtonFace;
    }

    &[data-selected] ${Track} {
      border-color: Highlight;
      background: Highlight;
    }

    &[data-selected] ${Knob} {
      background: HighlightText;
      color: Highlight;
    }

    &[data-focus-visible] ${Track} {
      outline-color: CanvasText;
    }

    &[data-disabled] {
      color: GrayText;
    }

    &[data-disabled] ${Track} {
      border-color: GrayText;
      background: Canvas;
    }

    &[data-disabled] ${Knob} {
      background: GrayText;
      color: Canvas;
    }
  }
`

export const StateText = styled.span`
  color: ${token.color.textMuted};
  white-space: nowrap;
`
