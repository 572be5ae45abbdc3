import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

const { color, space } = token

/** The headings and lists of a usage page. Storybook's own look is for its blocks; what stands here is read. */
export const Page = styled.div`
  color: ${color.text};
  font-family: ${token.font.body};
  font-size: ${token.fontSize.small};
  line-height: ${token.lineHeight.body};

  && h1 {
    margin: 0 0 ${space.x1};
    font-size: ${token.fontSize.h2};
  }

  && h2 {
    margin: ${space.x5} 0 ${space.x15};
    padding-bottom: ${space.x1};
    border-bottom: 1px solid ${color.line};
    font-size: ${token.fontSize.h4};
  }

  && h3 {
    margin: ${space.x3} 0 ${space.x1};
    font-size: ${token.fontSize.h5};
  }

  p,
  ul,
  ol {
    margin: 0 0 ${space.x15};
  }

  a {
    color: ${color.link};
  }
`

/** Lists, tables and sentences; not what is drawn in examples. */
export const List = styled.ul`
  display: grid;
  gap: ${space.x05};
  /* No wider than the page for a piece of code that cannot be broken. */
  grid-template-columns: minmax(0, 1fr);
  max-width: 46em;
  padding-left: 1.4em;
  list-style: square;
  overflow-wrap: anywhere;

  &::marker,
  > li::marker {
    color: ${color.surveyText};
  }
`

export const Lead = styled.p`
  max-width: 46em;
  color: ${color.textMuted};
  font-size: ${token.fontSize.body};
`

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1};
  align-items: center;
  color: ${color.textMuted};
`

export const Inline = styled.code`
  padding: 0.1em 0.35em;
  border-radius: ${token.radius.small};
  background: ${color.sunken};
  font-family: ${token.font.figure};
  font-size: 0.9em;
  overflow-wrap: anywhere;

  /* Storybook keeps code of documentation on one line, which a phone is too narrow for. */
  &&& {
    white-space: normal;
  }
`

export const Key = styled.kbd`
  padding: 0.1em 0.5em;
  border: 1px solid ${color.lineStrong};
  border-radius: ${token.radius.small};
  background: ${color.surface};
  font-family: inherit;
  font-size: ${token.fontSize.caption};
  white-space: nowrap;
`

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: ${space.x1} ${space.x15};
    border-bottom: 1px solid ${color.line};
    font-weight: ${token.fontWeight.regular};
    text-align: left;
    vertical-align: top;
  }

  thead th {
    color: ${color.textMuted};
    font-size: ${token.fontSize.caption};
  }

  tbody th {
    width: 34%;
  }
`

/** Two beside each other where there is room. */
export const Pairs = styled.div`
  display: grid;
  gap: ${space.x2};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  margin-bottom: ${space.x3};
`

export const Sample = styled.figure<{ $isGood: boolean }>`
  display: grid;
  grid-template-rows: 1fr auto;
  min-width: 0;
  margin: 0;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-top: 3px solid ${({ $isGood }) => ($isGood ? color.terrain : color.danger)};
  border-radius: ${token.radius.medium};
`

export const Live = styled.div`
  position: relative;
  min-width: 0;
  min-height: 7rem;
  padding: ${space.x3};
  background: ${color.background};
  color: ${color.text};
`

export const Verdict = styled.figcaption<{ $isGood: boolean }>`
  padding: ${space.x15} ${space.x2};
  border-top: 1px solid ${color.line};
  background: ${color.surface};

  > b {
    color: ${({ $isGood }) => ($isGood ? color.terrainText : color.dangerText)};
  }
`

export const Stage = styled.div`
  position: relative;
`

/** Beside the element it numbers, over the story; it is pressed through. */
export const Mark = styled.span`
  position: absolute;
  z-index: 1;
  display: grid;
  place-items: center;
  min-width: 20px;
  height: 20px;
  border-radius: ${token.radius.round};
  background: ${color.surveyAction};
  color: ${color.onSurveyAction};
  box-shadow: 0 0 0 2px ${color.surface};
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.caption};
  line-height: 1;
  pointer-events: none;
  transform: translate(-50%, -50%);
`

export const Legend = styled.ol`
  display: grid;
  gap: ${space.x1} ${space.x3};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: ${space.x1};
    grid-template-columns: auto 1fr;
    align-items: baseline;
  }

  ${Mark} {
    position: static;
    transform: none;
  }
`

/** The page's own contents; a link would leave the frame that the page stands in. */
export const Contents = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x05};
  margin-bottom: ${space.x2};

  button {
    min-height: 1.75rem;
    padding: 0 ${space.x1};
    border: 1px solid ${color.line};
    border-radius: ${token.radius.round};
    background: ${color.surface};
    color: ${color.link};
    font: inherit;
    font-size: ${token.fontSize.caption};
    cursor: pointer;
  }
`

export const Swatch = styled.span`
  display: inline-block;
  width: 1.2em;
  height: 1.2em;
  margin-right: ${space.x1};
  border: 1px solid ${color.lineStrong};
  border-radius: ${token.radius.small};
  vertical-align: -0.2em;
`
