import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

export const Root = styled.nav`
  color: ${color.textMuted};
  font-size: ${token.fontSize.small};
`

export const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Crumb = styled.li`
  display: inline-flex;
  align-items: center;

  > * {
    padding-block: ${space.x05};
    color: inherit;

    ${media.touch} {
      padding-block: ${space.x15};
    }
  }

  > a {
    text-decoration: none;

    /* Wider for a finger, without moving anything. */
    ${media.touch} {
      min-width: ${token.size.target};
      margin-inline: calc(-1 * ${space.x1});
      padding-inline: ${space.x1};
    }
  }

  > a:hover {
    color: ${color.text};
    text-decoration: underline;
  }

  > [aria-current] {
    color: ${color.text};
  }

  /* A station mark between two steps. */
  & + &::before {
    width: 5px;
    height: 5px;
    margin-inline: ${space.x15};
    background: ${color.survey};
    content: '';

    ${media.forcedColors} {
      background: CanvasText;
    }
  }
`
