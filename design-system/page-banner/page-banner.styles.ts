import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

export const Root = styled.header`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  background: ${color.background};
  color: ${color.text};
`

/** Dark towards the words, so that they keep their contrast on any picture an administrator chooses. */
export const Picture = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;

  /* The subject of a picture stands on the right, because the words stand on the left. */
  img {
    object-position: 72% 50%;
  }

  &:not([data-drawn])::after {
    position: absolute;
    inset: 0;
    background:
      linear-gradient(to top, ${veil(92)}, transparent 60%),
      linear-gradient(90deg, ${veil(90)}, ${veil(72)} 52%, ${veil(28)});
    content: '';
  }
`

export const Content = styled.div`
  display: grid;
  gap: ${space.x5};
  width: 100%;
  max-width: calc(${token.size.container} + 2 * ${token.size.gutter});
  margin-inline: auto;
  padding: calc(${token.size.header} + ${space.x3}) ${token.size.gutter} ${space.x3};

  ${media.fromLaptop} {
    gap: ${space.x8};
    padding-top: calc(${token.size.header} + ${space.x4});
  }
`

export const Words = styled.div`
  display: grid;
  gap: ${space.x2};
  justify-items: start;
  max-width: 46rem;
  overflow-wrap: anywhere;
`

export const Eyebrow = styled.p`
  display: inline-flex;
  gap: ${space.x15};
  align-items: center;
  color: ${color.textMuted};
  font-family: ${token.font.figure};
  font-size: ${fontSize.caption};
  letter-spacing: ${token.letterSpacing.eyebrow};

  &::before {
    width: 8px;
    height: 8px;
    background: ${color.survey};
    content: '';

    ${media.forcedColors} {
      display: none;
    }
  }
`

/** A label chip, as an annotator ties one to a box. */
export const Badge = styled.p`
  padding: 0.15em 0.75em;
  background: ${color.surveyAction};
  color: ${color.onSurveyAction};
  font-size: ${fontSize.small};
  font-weight: ${token.fontWeight.medium};
`

export const Title = styled.h1`
  font-size: ${fontSize.h1};
`

export const Subtitle = styled.p`
  color: ${color.text};
  font-size: ${fontSize.lead};
`

export const Description = styled.p`
  color: ${color.textMuted};
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
  margin-top: ${space.x1};
`

export const Margin = styled.div`
  color: ${color.textMuted};
`

/** The dark ground, let through by so much. */
function veil(percent: number): string {
  return `color-mix(in srgb, ${color.background} ${percent}%, transparent)`
}
