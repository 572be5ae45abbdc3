import styled from 'styled-components'
import { clamped } from '#design-system/tokens/clamped.ts'
import { media, token } from '#design-system/tokens/index.ts'
import { endOfWords, thinner } from '#design-system/tokens/on-picture.ts'

const { color, space, fontSize } = token

export const Ground = styled.section`
  position: relative;
`

export const Slide = styled.div`
  position: relative;
  display: grid;
  overflow: hidden;
  min-height: 38rem;
  isolation: isolate;

  ${media.fromLaptop} {
    min-height: 0;
  }
`

/** How far the words reach. */
const WORDS_WIDTH = '36rem'
const wordsEnd = endOfWords(WORDS_WIDTH)

/** Room above the words, where the page's header lies. */
const above = `calc(${token.size.header} + ${space.x4})`

/**
 * Nowhere thinner than the veil under the words, so that they keep their contrast on any picture an administrator
 * chooses. In narrow windows the words bring their own.
 */
export const Picture = styled.div`
  /* A dark scene in every theme. */
  --picture-brightness: 1;
  position: absolute;
  inset: 0;
  z-index: -1;

  &::after {
    position: absolute;
    inset: 0;
    background:
      linear-gradient(to top, ${thinner(color.background, 88)}, transparent 42%),
      linear-gradient(90deg, ${color.veil} ${wordsEnd}, ${thinner(color.veil, 12)} calc(${wordsEnd} + 22%));
    content: '';
  }

  img {
    object-position: 72% 50%;
  }

  /* Wider than the picture is high: its lower edge gives way, never what flies at its top. */
  ${media.fromDesktop} {
    img {
      object-position: 72% 0;
    }
  }

  ${media.belowLaptop} {
    bottom: 34%;

    &::after {
      background: linear-gradient(to top, ${color.background}, transparent 42%);
    }
  }
`

export const Words = styled.div`
  position: relative;
  display: grid;
  gap: ${space.x3};
  align-content: end;
  justify-items: start;
  width: 100%;
  max-width: calc(${token.size.container} + 2 * ${token.size.gutter});
  margin-inline: auto;
  padding: ${above} ${token.size.gutter} ${space.x12};

  /* The picture around the words stays a link. */
  pointer-events: none;

  > * {
    max-width: ${WORDS_WIDTH};
    pointer-events: auto;
  }

  /* Where the picture is a link, so are the words; the buttons have their own. */
  a ~ & > :not(:last-child) {
    pointer-events: none;
  }

  ${media.hover} {
    a:hover ~ & > h2 {
      color: ${color.linkHovered};
    }
  }

  ${media.fromLaptop} {
    align-content: center;
    padding-block: ${token.size.header} ${space.x6};

    /* Words that fill the height stay clear of the controls. */
    [data-theme='senior'] & {
      padding-block-end: ${space.x12};
    }
  }

  ${media.belowLaptop} {
    align-self: end;
    background: linear-gradient(to top, ${color.veil} calc(100% - ${above}), transparent);
  }
`

export const Eyebrow = styled.p`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space.x05} ${space.x15};
  align-items: center;
  color: ${color.textMuted};
  font-family: ${token.font.figure};
  font-size: ${fontSize.caption};
  letter-spacing: ${token.letterSpacing.eyebrow};

  ${media.belowTablet} {
    > span + span {
      display: none;
    }
  }

  &::before {
    width: 8px;
    height: 8px;
    background: ${color.survey};
    content: '';
  }
`

export const Title = styled.h2`
  font-size: ${fontSize.display};
  font-weight: ${token.fontWeight.bold};
  overflow-wrap: anywhere;
  ${clamped(3)}
`

export const Subtitle = styled.p`
  max-width: 30em;
  color: ${color.text};
  font-size: ${fontSize.lead};
  ${clamped(3)}
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
  margin-top: ${space.x1};
`
