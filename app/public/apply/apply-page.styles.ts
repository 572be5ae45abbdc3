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
  scroll-margin-top: calc(${token.size.header} + ${space.x2});

  h2 {
    font-size: ${fontSize.h5};
  }

  h2 + p {
    margin-top: ${space.x05};
  }

  h3 {
    margin-bottom: ${space.x05};
    color: ${color.textSubtle};
    font-size: ${fontSize.small};
    font-weight: ${token.fontWeight.regular};
  }

  p {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }

  /* What the posting asks for is what an applicant came to read. */
  h3 + p {
    color: ${color.text};
    white-space: pre-line;
  }
`

/** Ways to apply without the form, one to a line. */
export const Ways = styled.ul`
  display: grid;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${space.x15};
    align-items: center;
    padding-block: ${space.x1};
    border-top: 1px solid ${color.line};
  }

  svg {
    width: 1.125rem;
    height: 1.125rem;
    color: ${color.surveyText};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${token.size.target};
    font-weight: ${token.fontWeight.medium};

    &[data-figure] {
      font-family: ${token.font.figure};
      font-size: ${fontSize.small};
    }
  }
`
