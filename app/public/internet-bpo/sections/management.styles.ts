import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

export const Sheet = styled.article`
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Pair = styled.div<{ $columns: number }>`
  display: grid;
  gap: ${space.x8};

  ${media.fromLaptop} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    align-items: start;

    > ${Sheet} + ${Sheet} {
      margin-top: ${space.x12};
    }
  }
`

export const Words = styled.div`
  display: grid;
  gap: ${space.x15};
  max-width: 38rem;
  margin-top: ${space.x3};
`

export const Eyebrow = styled.p`
  color: ${color.surveyText};
  font-family: ${token.font.figure};
  font-size: ${fontSize.caption};
  letter-spacing: ${token.letterSpacing.eyebrow};
`

export const Title = styled.h2`
  font-size: ${fontSize.h3};
`

export const Text = styled.p`
  color: ${color.textMuted};
  white-space: pre-line;
`
