import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { clamped } from '#design-system/tokens/clamped.ts'
import { evenRows, lyingCard } from '#app/public/even-rows.ts'

const { color, space, fontSize } = token

/** Up to three in a row from 1024 px and four on wide windows; no row has a hole. */
export const Cases = styled.ul<{ $count: number }>`
  display: grid;
  gap: ${space.x3};

  ${media.fromLaptop} {
    gap: ${space.x4} ${space.x3};
  }

  ${({ $count }) => evenRows({ count: $count, lying: lyingCard })}

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
  ${clamped(3)}
  font-size: ${fontSize.h5};
  line-height: ${token.lineHeight.snug};
`

export const Text = styled.p`
  ${clamped(3)}
  color: ${color.textMuted};
`
