import styled from 'styled-components'
import { Gallery } from '#design-system/gallery/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

export const Group = styled.div`
  display: grid;
  gap: ${space.x3};
  padding-block: ${space.x4};
  border-top: 1px solid ${color.lineStrong};

  ${media.fromLaptop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    gap: ${space.x6};
    padding-block: ${space.x5};
  }
`

export const Name = styled.h3`
  font-size: ${token.fontSize.h4};
`

export const Sentence = styled.p`
  margin-top: ${space.x1};
  color: ${color.textMuted};
  font-size: ${token.fontSize.small};
`

/** A school's sign keeps its size however few there are. */
export const Wall = styled(Gallery)`
  grid-template-columns: repeat(2, minmax(0, 1fr));

  ${media.fromTablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space.x2};
  }

  > li {
    overflow: hidden;
    border-radius: ${token.radius.small};
  }
`
