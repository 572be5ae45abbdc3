import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

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

/** Dark towards the words, so that they keep their contrast on any picture an administrator chooses. */
export const Picture = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;

  &::after {
    position: absolute;
    inset: 0;
    background:
      linear-gradient(to top, ${veil(88)}, transparent 42%),
      linear-gradient(90deg, ${veil(86)}, ${veil(62)} 44%, ${veil(10)} 78%);
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
      background: linear-gradient(to top, ${color.background}, ${veil(58)} 42%, ${veil(0)});
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
  padding: calc(${token.size.header} + ${space.x4}) ${token.size.gutter} ${space.x12};

  /* The picture around the words stays a link. */
  pointer-events: none;

  > * {
    max-width: 42rem;
    pointer-events: auto;
  }

  ${media.fromLaptop} {
    align-content: center;
    padding-block: ${token.size.header} ${space.x6};
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
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`

export const Subtitle = styled.p`
  display: -webkit-box;
  max-width: 30em;
  overflow: hidden;
  color: ${color.text};
  font-size: ${fontSize.lead};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2};
  margin-top: ${space.x1};
`

/** The dark ground, let through by so much. */
function veil(percent: number): string {
  return `color-mix(in srgb, ${color.background} ${percent}%, transparent)`
}
