import styled from 'styled-components'
import { Card } from '#design-system/card/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

const { space } = token

export const Services = styled.ul`
  display: grid;
  gap: ${space.x3};

  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.fromLaptop} {
    gap: ${space.x4};
  }
`

export const ServiceCard = styled(Card)`
  height: 100%;
  overflow: hidden;
`

/** Pictures of one service touch. */
export const Pictures = styled.div`
  ul {
    gap: 2px;
  }

  /* Its pictures reach the card's edges, the button does not. */
  details > summary {
    width: fit-content;
    margin-block: ${space.x2} 0;
  }
`

export const Title = styled.h3`
  font-size: ${token.fontSize.h4};
  overflow-wrap: anywhere;
`

export const Description = styled.p`
  color: ${token.color.textMuted};
  white-space: pre-line;
  overflow-wrap: anywhere;
`
