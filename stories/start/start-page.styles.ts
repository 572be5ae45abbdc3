import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

const { color, space } = token

export const Page = styled.article`
  color: ${color.text};
  font-family: ${token.font.body};
  font-size: ${token.fontSize.small};
  line-height: ${token.lineHeight.body};

  h2 {
    margin: ${space.x5} 0 ${space.x15};
    font-size: ${token.fontSize.h4};
  }

  a {
    color: ${color.link};
  }
`

export const Head = styled.header`
  padding: ${space.x6} ${space.x4};
  border-bottom: 4px solid ${color.survey};
  background: ${color.background};
  color: ${color.text};

  h1 {
    margin: 0;
    font-size: ${token.fontSize.h2};
  }
`

export const Lead = styled.p`
  max-width: 42em;
  margin: ${space.x15} 0 0;
  color: ${color.textMuted};
  font-size: ${token.fontSize.body};
`

export const Notice = styled.p`
  max-width: 46em;
  margin: ${space.x2} 0;
  padding: ${space.x15} ${space.x2};
  border: 2px solid ${color.survey};
`

export const Jobs = styled.ul`
  display: grid;
  gap: ${space.x2};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  padding: 0;
  list-style: none;

  > li {
    padding: ${space.x2};
    border: 1px solid ${color.line};
    border-radius: ${token.radius.medium};
  }

  p {
    margin: ${space.x05} 0 0;
    color: ${color.textMuted};
  }
`

export const List = styled.ul`
  display: grid;
  gap: ${space.x05};
  max-width: 46em;
  padding-left: 1.6em;
  list-style: square;

  &:is(ol) {
    list-style: decimal;
  }
`

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: ${space.x1} ${space.x15};
    border-bottom: 1px solid ${color.line};
    text-align: left;
    vertical-align: top;
  }

  th {
    font-weight: ${token.fontWeight.medium};
    white-space: nowrap;
  }

  td > a {
    margin-right: ${space.x15};
  }
`

/** Its tables scroll within themselves where they are wider than a phone, and code is broken anywhere. */
export const Handbook = styled.div`
  table {
    display: block;
    overflow-x: auto;
  }

  && code {
    white-space: normal;
    overflow-wrap: anywhere;
  }

  && pre code {
    white-space: pre;
  }
`
