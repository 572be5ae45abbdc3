import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { clamped } from '#design-system/tokens/clamped.ts'
import { evenRows, lyingCard } from '#app/public/even-rows.ts'

const { color, space, fontSize } = token

/** No row has a hole. */
export const Cards = styled.ul<{ $count: number }>`
  display: grid;
  gap: ${space.x3};

  ${({ $count }) => evenRows({ count: $count, lying: lyingCard })}

  > li {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

export const Title = styled.h3`
  font-size: ${fontSize.h5};
  line-height: ${token.lineHeight.snug};
`

export const Text = styled.p`
  ${clamped(3)}
  color: ${color.textMuted};
`

export const Article = styled.article`
  display: grid;
  gap: ${space.x3};
  overflow-wrap: anywhere;
`

export const Notes = styled.dl`
  display: grid;
  gap: ${space.x2};
  padding: ${space.x3};
  border-left: 3px solid ${color.survey};
  background: ${color.sunken};

  ${media.fromLaptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  dt {
    font-weight: ${token.fontWeight.semibold};
  }

  dd {
    margin: 0;
    color: ${color.textMuted};
  }
`
