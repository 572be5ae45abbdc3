import { Radio, RadioGroup } from 'react-aria-components'
import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { fieldColumn, focusRing } from '#design-system/form-field/index.ts'

const DOT = '1rem'

export const Root = styled(RadioGroup)`
  ${fieldColumn}
`

export const Choices = styled.div<{ $orientation: 'horizontal' | 'vertical' }>`
  display: flex;
  flex-direction: ${({ $orientation }) => ($orientation === 'vertical' ? 'column' : 'row')};
  flex-wrap: wrap;
  gap: ${({ $orientation }) => ($orientation === 'vertical' ? token.space.x05 : `0 ${token.space.x3}`)};
`

export const Dot = styled.span`
  flex: none;
  width: ${DOT};
  height: ${DOT};
  margin-top: 0.15em;
  border: 1px solid ${token.color.edge};
  border-radius: ${token.radius.round};
  background: ${token.color.surface};
  transition: border-width ${token.duration.quick} ${token.easing.out};
`

export const Choice = styled(Radio)`
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: ${token.space.x1};
  min-height: ${token.size.controlSmall};
  padding-block: ${token.space.x05};
  color: ${token.color.text};
  font-size: ${token.fontSize.small};
  line-height: ${token.lineHeight.snug};
  cursor: pointer;

  &[data-hovered] ${Dot} {
    border-color: ${token.color.primary};
  }

  &[data-selected] ${Dot} {
    border: 5px solid ${token.color.primary};
  }

  &[data-focus-visible] ${Dot} {
    ${focusRing}
  }

  &[data-invalid] ${Dot} {
    border-color: ${token.color.dangerText};
  }

  &[data-disabled] {
    color: ${token.color.textDisabled};
    cursor: not-allowed;
  }

  ${media.touch} {
    min-height: ${token.size.target};
    align-items: center;
  }

  ${media.forcedColors} {
    &[data-selected] ${Dot} {
      border-color: Highlight;
    }

    &[data-disabled] {
      color: GrayText;
    }

    &[data-disabled] ${Dot} {
      border-color: GrayText;
    }
  }
`

export const ChoiceHint = styled.span`
  display: block;
  color: ${token.color.textSubtle};
  font-size: ${token.fontSize.caption};
`
