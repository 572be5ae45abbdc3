import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

/** A register: the kind of data, then how it comes and by which means. */
export const Register = styled.ol`
  border-top: 1px solid ${color.lineStrong};

  > li {
    display: grid;
    gap: ${space.x2};
    padding-block: ${space.x3};
    border-bottom: 1px solid ${color.line};
    overflow-wrap: anywhere;

    ${media.fromLaptop} {
      grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
      gap: ${space.x4};
      padding-block: ${space.x4};
    }
  }
`

export const Kind = styled.h3`
  font-size: ${fontSize.h5};
`

export const Means = styled.dl`
  display: grid;
  gap: ${space.x2} ${space.x4};

  ${media.fromTablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
  }

  dt {
    color: ${color.textSubtle};
    font-size: ${fontSize.small};
  }

  dd {
    color: ${color.textMuted};
    white-space: pre-line;
  }
`
