import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

export const Columns = styled.div`
  display: grid;
  gap: ${space.x4};

  ${media.fromLaptop} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: ${space.x5};
    align-items: start;
  }
`

export const Aside = styled.aside`
  display: grid;
  gap: ${space.x3};
  min-width: 0;

  ${media.fromLaptop} {
    position: sticky;
    top: calc(${token.size.header} + ${space.x3});
  }
`

export const Card = styled.section`
  display: grid;
  gap: ${space.x2};
  padding: ${space.x3};
  border: 1px solid ${color.line};
  border-radius: ${token.radius.medium};
  background: ${color.surface};
  overflow-wrap: anywhere;

  h2 {
    font-size: ${fontSize.h5};
  }

  p {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`

/** A line of measured points, one for each step. */
export const Steps = styled.ol`
  display: grid;
  counter-reset: step;

  li {
    position: relative;
    padding: 0 0 ${space.x2} ${space.x5};
    counter-increment: step;
  }

  li:not(:last-child)::after {
    position: absolute;
    top: 1.75rem;
    bottom: 0;
    left: 0.875rem;
    width: 1px;
    background: ${color.lineStrong};
    content: '';
  }

  li::before {
    position: absolute;
    top: 0;
    left: 0;
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    border: 1px solid ${color.survey};
    color: ${color.surveyText};
    font-family: ${token.font.figure};
    font-size: ${fontSize.caption};
    content: counter(step);
  }

  strong {
    font-weight: ${token.fontWeight.semibold};
  }
`
