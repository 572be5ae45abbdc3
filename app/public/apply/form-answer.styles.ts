import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space, fontSize } = token

/** Always there, because screen readers only hear what changes inside of it; out of sight while nothing is said. */
export const Answer = styled.div`
  display: grid;
  gap: ${space.x05};
  min-width: 0;
  overflow-wrap: anywhere;

  > [role='status'] {
    min-height: 0;
  }

  > p:not([role]) {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }

  &[data-tone] {
    gap: ${space.x1};
    padding: ${space.x2} ${space.x3};
    border-left: 3px solid ${color.terrain};
    border-radius: ${token.radius.small};
    background: ${color.terrainSoft};
  }

  &[data-tone='failure'] {
    border-color: ${color.dangerText};
    background: ${color.dangerSoft};
  }
`

export const Wrong = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x05} ${space.x2};
  align-items: baseline;
  color: ${color.dangerText};
  font-size: ${fontSize.small};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.x05} ${space.x2};
  }

  a {
    color: inherit;

    ${media.touch} {
      display: inline-flex;
      align-items: center;
      min-height: ${token.size.target};
    }
  }
`
