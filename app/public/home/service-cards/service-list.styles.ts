import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

/** Two columns from tablets up, three from laptops up; both are filled by six. */
export const Lines = styled.ul`
  display: grid;
  margin-top: ${space.x4};
  border-top: 1px solid ${color.line};

  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${space.x3};
  }

  ${media.fromLaptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

/** One service; its link covers the line. */
export const Line = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${space.x1};
  align-items: center;
  min-height: ${token.size.target};
  padding-block: ${space.x15};
  border-bottom: 1px solid ${color.line};

  > a {
    font-weight: ${token.fontWeight.medium};
  }

  > span {
    grid-row: 2;
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }

  > svg {
    grid-row: 1 / span 2;
    grid-column: 2;
    width: 1.2em;
    height: 1.2em;
    color: ${color.textSubtle};
  }

  ${media.hover} {
    &:hover > a {
      color: ${color.link};
    }
  }
`
