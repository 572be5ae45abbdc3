import styled from 'styled-components'
import { clamped } from '#design-system/tokens/clamped.ts'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

export const Root = styled.div`
  display: grid;
  gap: ${space.x3};

  ${media.fromLaptop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${space.x6};
    align-items: start;
  }
`

export const Frame = styled.div`
  display: grid;
  gap: ${space.x3};
`

export const Picture = styled.div`
  position: relative;
  overflow: hidden;
`

/** Overlays the picture's lower edge on hover; the senior theme leaves the text below the picture. */
export const Caption = styled.div`
  position: absolute;
  right: 0;
  bottom: 0;
  left: 0;
  display: grid;
  gap: ${space.x05};
  padding: ${space.x2} ${space.x3};
  background: ${token.color.scrim};
  color: ${token.color.onScrim};
  opacity: 0;
  pointer-events: none;
  transform: translateY(12px);
  transition:
    opacity ${token.duration.base} ${token.easing.out},
    transform ${token.duration.base} ${token.easing.out};

  ${media.hover} {
    :hover > & {
      opacity: 1;
      transform: none;
    }
  }

  [data-theme='senior'] & {
    display: none;
  }
`

export const CaptionText = styled.p`
  font-weight: ${token.fontWeight.semibold};

  &[data-quiet] {
    font-size: ${token.fontSize.small};
    font-weight: ${token.fontWeight.regular};
    ${clamped(3)}
  }
`

export const Text = styled.div`
  display: grid;
  gap: ${space.x1};
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`

export const Category = styled.p`
  color: ${color.surveyText};
  font-size: ${token.fontSize.small};
`

export const Title = styled.h3`
  color: ${color.text};
  font-size: ${token.fontSize.h4};
`
