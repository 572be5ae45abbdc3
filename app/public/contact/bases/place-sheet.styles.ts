import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

export const Sheet = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: minmax(14rem, 1fr) auto;
  gap: ${space.x3};
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

export const SheetWords = styled.div`
  display: grid;
  gap: ${space.x1};
  justify-items: start;
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

  ${media.fromTablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${space.x3};

    > * {
      grid-column: 1;
    }

    > a {
      grid-row: 1 / span 4;
      grid-column: 2;
      align-self: end;
    }
  }
`

export const Reading = styled.span`
  color: ${color.surveyText};
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.caption};
  letter-spacing: ${token.letterSpacing.wide};
`
