import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

export const Form = styled.form`
  min-width: 0;
  border: 1px solid ${color.line};
  border-radius: ${token.radius.large};
  background: ${color.surface};
  box-shadow: ${token.shadow.medium};
  scroll-margin-top: calc(${token.size.header} + ${space.x2});
`

/** What one applies for, on the graph paper of the site's other forms. */
export const Head = styled.div`
  display: grid;
  gap: ${space.x05};
  padding: ${space.x3} ${space.x2};
  border-bottom: 1px solid ${color.line};
  border-radius: ${token.radius.large} ${token.radius.large} 0 0;
  background-color: ${color.tinted};
  background-image:
    linear-gradient(${color.grid} 1px, transparent 1px),
    linear-gradient(90deg, ${color.grid} 1px, transparent 1px);
  background-position: -1px -1px;
  background-size: ${space.x3} ${space.x3};

  > p {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }

  ${media.fromTablet} {
    padding: ${space.x4} ${space.x5};
  }
`

export const HeadTitle = styled.h2`
  font-size: ${fontSize.h4};
`

export const Body = styled.div`
  display: grid;
  gap: ${space.x4};
  padding: ${space.x3} ${space.x2};

  ${media.fromTablet} {
    gap: ${space.x5};
    padding: ${space.x5};
  }
`

/** The button comes first and what is said about sending after it, so that nothing moves under the pointer. */
export const Foot = styled.div`
  display: grid;
  gap: ${space.x15} ${space.x3};
  align-items: center;

  > p {
    color: ${color.textSubtle};
    font-size: ${fontSize.small};
  }

  > div {
    grid-column: 1 / -1;
  }

  ${media.fromTablet} {
    grid-template-columns: auto 1fr;
    padding-left: ${space.x5};
  }
`
