import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

export const Root = styled.nav`
  /* A long last entry ends in an ellipsis instead of widening what the trail stands in. */
  min-width: 0;
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

    /* Wider for a finger, without moving anything; above the step after it, over whose edge it reaches. */
    ${media.touch} {
      position: relative;
      min-width: ${token.size.target};
      margin-inline: calc(-1 * ${space.x1});
      padding-inline: ${space.x1};
    }
  }

  > a:hover {
    color: ${color.text};
    text-decoration: underline;
  }

  /* The page itself takes what room the steps before it leave; its full name stands in its tooltip. */
  &:has(> [aria-current]) {
    flex: 1 1 0;
    min-width: min(8em, 100%);
  }

  > [aria-current] {
    min-width: 0;
    overflow: hidden;
    color: ${color.text};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* A station mark between two steps; where the trail wraps it ends the line, and the next one begins with a name. */
  &:not(:last-child)::after {
    flex: none;
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
