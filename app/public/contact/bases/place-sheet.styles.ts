import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

export const Sheet = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: minmax(8rem, 1fr) auto;
  height: 100%;
  min-height: 26rem;
  overflow: hidden;
  padding: ${space.x3};
  border: 1px solid ${color.lineStrong};
  border-radius: ${token.radius.medium};
  background: ${color.tinted};

  > :first-child {
    z-index: -1;
  }
`

/** The surveyed point: a pin in a bounding box, above the words. */
export const Marker = styled.span`
  display: grid;
  place-items: center;
  place-self: center;
  width: ${space.x8};
  height: ${space.x8};
  border: 1.5px solid ${color.survey};
  background: color-mix(in srgb, ${color.survey} 12%, transparent);
  color: ${color.survey};

  > svg {
    width: ${token.size.iconLarge};
    height: ${token.size.iconLarge};
  }
`

export const SheetWords = styled.div`
  display: grid;
  gap: ${space.x1};
  justify-items: start;
  max-width: 30rem;
  min-width: 0;
  padding: ${space.x3};
  border: 1px solid ${color.line};
  border-radius: ${token.radius.small};
  background: ${color.surface};
  overflow-wrap: anywhere;

  h3 {
    font-size: ${token.fontSize.h5};
  }

  p {
    color: ${color.textMuted};
    font-size: ${token.fontSize.small};
  }

  > a {
    margin-top: ${space.x1};
  }

  ${media.belowTablet} {
    padding: ${space.x2};
  }
`

export const Reading = styled.span`
  color: ${color.surveyText};
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.caption};
  letter-spacing: ${token.letterSpacing.wide};
`
