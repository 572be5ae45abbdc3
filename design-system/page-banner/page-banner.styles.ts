import styled from 'styled-components'
import { clamped } from '#design-system/tokens/clamped.ts'
import { media, token } from '#design-system/tokens/index.ts'
import { lineLength } from '#design-system/tokens/line-length.ts'
import { endOfWords, thinner } from '#design-system/tokens/on-picture.ts'

const { color, space, fontSize } = token

export const Root = styled.header`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  background: ${color.background};
  color: ${color.text};
`

/** How far the words reach. */
const WORDS_WIDTH = '46rem'
const wordsEnd = endOfWords(WORDS_WIDTH)

/** What the scale along the lower edge needs. */
const scaleEnd = `calc(${space.x3} + 1rem)`

/**
 * Lies on the picture: at least as dense as the veil under text, so that contrast holds on any picture. Solid under
 * the scale, whose figures are paler.
 */
const shade = [
  `linear-gradient(to top, ${color.background} ${scaleEnd}, transparent 50%)`,
  `linear-gradient(90deg, ${color.veil} ${wordsEnd}, ${thinner(color.veil, 35)})`,
].join(', ')

/** On phones the picture stands above the words and fades into their ground. */
const PHONE_PICTURE = `calc(${token.size.header} + 8rem)`
const phoneShade = `linear-gradient(to top, ${color.background} 15%, transparent 60%)`

export const Picture = styled.div`
  /* A dark scene in every theme. */
  --picture-brightness: 1;
  position: absolute;
  inset: 0;
  z-index: -1;

  /* The subject of a picture stands on the right, because the words stand on the left. */
  img {
    object-position: 72% 50%;
  }

  ${media.belowTablet} {
    &:not([data-drawn]) {
      bottom: auto;
      height: ${PHONE_PICTURE};
    }
  }

  &:not([data-drawn])::after {
    position: absolute;
    inset: 0;
    background: ${shade};
    content: '';

    ${media.belowTablet} {
      background: ${phoneShade};
    }
  }
`

export const Content = styled.div`
  display: grid;
  gap: ${space.x5};
  width: 100%;
  max-width: calc(${token.size.container} + 2 * ${token.size.gutter});
  margin-inline: auto;
  padding: calc(${token.size.header} + ${space.x3}) ${token.size.gutter} ${space.x3};

  ${media.belowTablet} {
    gap: ${space.x3};

    ${Picture}:not([data-drawn]) + & {
      padding-top: calc(${PHONE_PICTURE} - ${space.x3});
    }
  }

  ${media.fromLaptop} {
    gap: ${space.x8};
    padding-top: calc(${token.size.header} + ${space.x4});
  }

  > :not(:last-child) {
    max-width: ${WORDS_WIDTH};
  }
`

export const Words = styled.div`
  display: grid;
  gap: ${space.x2};
  justify-items: start;
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
  ${clamped(3)}
  font-size: ${fontSize.h1};
`

export const Subtitle = styled.p`
  ${clamped(2)}
  color: ${color.text};
  font-size: ${fontSize.lead};
`

export const Description = styled.p`
  ${clamped(4)}
  max-width: ${lineLength};
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
