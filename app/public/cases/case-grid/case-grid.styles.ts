import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

/** Three in a row from 1024 px; two, where there are no more. */
export const Cases = styled.ul<{ $isPair: boolean }>`
  display: grid;
  gap: ${space.x3};

  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.fromLaptop} {
    grid-template-columns: repeat(${({ $isPair }) => ($isPair ? 2 : 3)}, minmax(0, 1fr));
    gap: ${space.x4} ${space.x3};
  }

  > li {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

export const Kind = styled.p`
  color: ${color.surveyText};
  font-size: ${fontSize.small};
  line-height: ${token.lineHeight.snug};
`

export const Title = styled.h3`
  display: -webkit-box;
  overflow: hidden;
  font-size: ${fontSize.h5};
  line-height: ${token.lineHeight.snug};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`

export const Text = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.textMuted};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`
