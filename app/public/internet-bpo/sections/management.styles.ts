import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { lineLength } from '#design-system/tokens/line-length.ts'

const { color, space, fontSize } = token

export const Sheet = styled.article`
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Pair = styled.div`
  display: grid;
  gap: ${space.x6};

  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.x3};
  }

  ${media.fromLaptop} {
    gap: ${space.x8};
  }

  div:has(> ol) + & {
    margin-top: ${space.x6};
  }
`

export const Words = styled.div`
  display: grid;
  gap: ${space.x1};
  margin-top: ${space.x3};
`

export const Eyebrow = styled.p`
  color: ${color.surveyText};
  font-family: ${token.font.figure};
  font-size: ${fontSize.caption};
  letter-spacing: ${token.letterSpacing.eyebrow};
`

export const Title = styled.h3`
  font-size: ${fontSize.h4};
`

export const Text = styled.p`
  max-width: ${lineLength};
  color: ${color.textMuted};
  white-space: pre-line;
`
