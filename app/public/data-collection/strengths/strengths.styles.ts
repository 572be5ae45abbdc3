import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

export const Clauses = styled.ol`
  display: grid;
  column-gap: ${space.x8};

  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const Clause = styled.li`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr);
  padding-block: ${space.x2};
  border-top: 1px solid ${color.lineStrong};
  overflow-wrap: anywhere;

  ${media.fromTablet} {
    padding-block: ${space.x3};
  }

  ${media.fromLaptop} {
    grid-template-columns: 7rem minmax(0, 1fr);
    padding-block: ${space.x4} ${space.x6};
  }
`

export const Figure = styled.span`
  color: ${color.surveyText};
  font-family: ${token.font.figure};
  font-size: ${fontSize.h2};
  line-height: 1;
`

export const Name = styled.h3`
  font-size: ${fontSize.h4};
`

export const Text = styled.p`
  margin-top: ${space.x1};
  color: ${color.textMuted};
  white-space: pre-line;
`

export const Ledger = styled.div`
  display: grid;

  ${media.fromLaptop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${space.x8};
  }
`

export const Aside = styled.div`
  ${media.fromLaptop} {
    position: sticky;
    top: calc(${token.size.header} + ${space.x4});
    align-self: start;
  }
`

/** A traverse: one line, a station for every reason. */
export const Reasons = styled.ul`
  border-left: 1px solid ${color.lineStrong};
`

export const Reason = styled.li`
  position: relative;
  padding: 0 0 ${space.x3} ${space.x4};
  overflow-wrap: anywhere;

  ${media.fromTablet} {
    padding-bottom: ${space.x6};
  }

  &::before {
    position: absolute;
    top: 0.45em;
    left: -6px;
    width: 11px;
    height: 11px;
    border: 2px solid ${color.survey};
    background: ${color.background};
    transform: rotate(45deg);
    content: '';
  }

  &:last-child {
    padding-bottom: 0;
  }
`
