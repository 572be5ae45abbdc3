import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

export const Root = styled.details`
  margin-left: auto;

  ${media.fromLaptop} {
    display: none;
  }
`

export const Toggle = styled.summary`
  display: grid;
  place-items: center;
  width: ${token.size.target};
  height: ${token.size.target};
  margin-right: calc(-1 * ${space.x15});
  border-radius: ${token.radius.medium};
  color: ${color.text};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
`

export const Panel = styled.nav`
  position: absolute;
  inset: 100% 0 auto;
  max-height: calc(100dvh - ${token.size.header});
  padding: ${space.x1} ${token.size.gutter} ${space.x4};
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  box-shadow: ${token.shadow.high};
  color: ${color.text};
  overflow-y: auto;
  overscroll-behavior: contain;

  a {
    display: flex;
    align-items: center;
    min-height: 3.25rem;
    border-bottom: 1px solid ${color.line};
    color: inherit;
    text-decoration: none;
  }

  a[aria-current] {
    color: ${color.link};
    font-weight: ${token.fontWeight.semibold};
  }
`

export const Group = styled.li`
  border-bottom: 1px solid ${color.line};

  > p {
    padding-top: ${space.x2};
    color: ${color.textSubtle};
    font-size: ${token.fontSize.small};
  }

  > ul {
    display: grid;
    grid-template-columns: 1fr 1fr;
    padding-bottom: ${space.x1};
  }

  a {
    border-bottom: 0;
  }
`
