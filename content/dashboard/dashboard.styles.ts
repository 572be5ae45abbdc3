import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

/** From this window width the seven counts stand side by side. */
const ALL_IN_ONE_ROW = '1480px'

export const Page = styled.div`
  display: grid;
  gap: ${token.space.x3};
`

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space.x1};
`

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space.x15};

  ${media.fromTablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  @media (min-width: ${ALL_IN_ONE_ROW}) {
    grid-template-columns: repeat(7, minmax(0, 1fr));
  }
`

export const Columns = styled.div`
  display: grid;
  gap: ${token.space.x2};
  align-items: start;

  ${media.fromDesktop} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1.2fr) minmax(15rem, 0.8fr);
  }
`

export const Box = styled.section`
  padding: ${token.space.x2};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.medium};
  background: ${token.color.surface};
`

/** As tall as with a button beside the title, so that the titles of a row stand level. */
export const BoxHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.x1};
  min-height: ${token.size.controlSmall};
  margin-bottom: ${token.space.x05};

  h2 {
    margin: 0;
    font-size: ${token.fontSize.body};
  }
`

export const Lines = styled.ol`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${token.space.x15};
    align-items: baseline;
    padding: ${token.space.x1} 0;
    border-top: 1px solid ${token.color.line};
  }

  > li:first-child {
    border-top: 0;
  }
`

export const Words = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const WordsLink = styled(Words).attrs({ as: 'a' })<{ href: string }>`
  color: ${token.color.link};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }

  ${media.touch} {
    min-height: ${token.size.target};
    line-height: ${token.size.target};
  }
`

export const Quiet = styled.span`
  grid-column: 1 / -1;
  overflow: hidden;
  color: ${token.color.textSubtle};
  font-size: ${token.fontSize.caption};
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Moment = styled.time`
  color: ${token.color.textSubtle};
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.caption};
  white-space: nowrap;
`

/** What waits, side by side where there is room. */
export const Matters = styled.ul`
  display: grid;
  gap: ${token.space.x15};
  padding: 0;
  list-style: none;

  ${media.fromTablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

export const Figure = styled.b`
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.h3};
  font-variant-numeric: tabular-nums;
  font-weight: ${token.fontWeight.medium};
  line-height: ${token.lineHeight.tight};
`

export const Matter = styled.a`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${token.space.x15};
  align-items: center;
  height: 100%;
  min-height: ${token.size.target};
  padding: ${token.space.x1} ${token.space.x15};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.medium};
  color: ${token.color.text};
  font-size: ${token.fontSize.small};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      border-color: ${token.color.primary};
    }
  }
`
