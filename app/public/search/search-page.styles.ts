import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x4};
  padding-block: ${space.x6} ${space.x8};
  overflow-wrap: anywhere;
`

export const Title = styled.h1`
  font-size: ${fontSize.h2};
`

export const Status = styled.p`
  color: ${color.textMuted};

  /* It must stay in the tree: what is put into it later is read out. */
  &:empty {
    margin-top: calc(-1 * ${space.x4});
  }
`

export const Group = styled.section`
  display: grid;
  gap: ${space.x1};
`

export const Heading = styled.h2`
  font-size: ${fontSize.h5};
`

export const Count = styled.span`
  margin-left: ${space.x1};
  color: ${color.textSubtle};
  font-family: ${token.font.figure};
  font-size: ${fontSize.small};
  font-weight: ${token.fontWeight.regular};
`

export const List = styled.ol`
  border-top: 1px solid ${color.line};

  > li {
    padding-block: ${space.x15};
    border-bottom: 1px solid ${color.line};
  }
`

/** The name of what was found; its link fills the row, for fingers. */
export const Name = styled.h3`
  font-size: 1rem;
  line-height: ${token.lineHeight.snug};

  a {
    display: block;
    padding-block: ${space.x1};

    ${media.touch} {
      min-height: ${token.size.target};
      padding-block: ${space.x15};
    }
  }
`

export const Excerpt = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`

const line = `
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token.size.target};
  }
`

export const More = styled.p`
  ${line}
`

export const Back = styled.p`
  ${line}
`

export const Leaf = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1} ${space.x3};
  align-items: center;
  ${line}
`

export const Suggestions = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
  column-gap: ${space.x2};
  margin-top: ${space.x1};
  ${line}
`
