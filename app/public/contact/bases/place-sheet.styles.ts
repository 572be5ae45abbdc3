import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

export const Sheet = styled.div`
  display: grid;
  grid-template-rows: minmax(21rem, 1fr) auto;
  height: 100%;
  overflow: hidden;
  border: 1px solid ${color.lineStrong};
  border-radius: ${token.radius.medium};

  ${media.fromTablet} {
    grid-template-rows: minmax(34rem, 1fr) auto;
  }
`

export const SheetWords = styled.div`
  display: grid;
  gap: ${space.x1} ${space.x3};
  justify-items: start;
  min-width: 0;
  padding: ${space.x2};
  border-top: 1px solid ${color.lineStrong};
  background: ${color.surface};
  overflow-wrap: anywhere;

  h3 {
    font-size: ${token.fontSize.h5};
  }

  p {
    color: ${color.textMuted};
    font-size: ${token.fontSize.small};
  }

  ${media.fromTablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    padding: ${space.x2} ${space.x3};
  }
`

export const Note = styled.small`
  grid-column: 1 / -1;
  color: ${color.textSubtle};
  font-size: ${token.fontSize.caption};
`

export const Reading = styled.span`
  color: ${color.surveyText};
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.caption};
  letter-spacing: ${token.letterSpacing.wide};
`
