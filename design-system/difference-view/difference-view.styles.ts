import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { visuallyHidden } from '#design-system/visually-hidden/index.ts'

const { color, space, fontSize, size } = token

/* A container query, because the view often is in a dialog. */
const SIDE_BY_SIDE = '@container difference-view (min-width: 40rem)'
const THUMBNAIL_WIDTH = '12rem'

type SideLook = { $side: 'before' | 'after' }

export const Root = styled.div`
  display: grid;
  gap: ${space.x15};
  min-width: 0;
  color: ${color.text};
  font-size: ${fontSize.small};
  container: difference-view / inline-size;
`

export const Summary = styled.p`
  color: ${color.textMuted};
`

export const Alike = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  padding: ${space.x15};
  border: 1px solid ${color.line};
  border-radius: ${token.radius.medium};
  background: ${color.surface};
  color: ${color.textMuted};

  svg {
    flex: none;
    width: ${size.icon};
    height: ${size.icon};
    color: ${color.terrainText};
  }
`

export const Rows = styled.div`
  display: grid;
  gap: ${space.x2};

  &:empty {
    display: none;
  }
`

export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.x1};
  align-items: center;

  > * {
    grid-column: 1 / -1;
  }
`

export const Label = styled.div<{ $isHidden: boolean }>`
  grid-column: 1;
  font-weight: ${token.fontWeight.semibold};
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`

export const Action = styled.div`
  grid-row: 1;
  grid-column: 2;
`

export const Note = styled.p`
  color: ${color.textMuted};
`

export const Pair = styled.div`
  display: grid;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${token.radius.medium};

  ${SIDE_BY_SIDE} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const Side = styled.div<SideLook>`
  display: grid;
  align-content: start;
  gap: ${space.x05};
  min-width: 0;
  padding: ${space.x1} ${space.x15} ${space.x15};
  background: ${color.surface};

  & + & {
    border-top: 1px solid ${color.line};
  }

  ${SIDE_BY_SIDE} {
    & + & {
      border-top: 0;
      border-left: 1px solid ${color.line};
    }
  }
`

export const Caption = styled.div<SideLook>`
  display: flex;
  align-items: center;
  gap: ${space.x05};
  color: ${color.textSubtle};
  font-size: ${fontSize.caption};

  &::before {
    display: inline-grid;
    place-items: center;
    width: 1.25em;
    height: 1.25em;
    border-radius: ${token.radius.small};
    background: ${({ $side }) => ($side === 'before' ? color.dangerSoft : color.terrainSoft)};
    color: ${({ $side }) => ($side === 'before' ? color.onDangerSoft : color.onTerrainSoft)};
    font-weight: ${token.fontWeight.bold};
    line-height: 1;
    content: '${({ $side }) => ($side === 'before' ? '−' : '+')}' / '';
  }
`

export const Words = styled.div`
  line-height: ${token.lineHeight.body};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

export const Empty = styled.div`
  color: ${color.textSubtle};
`

export const Removed = styled.del`
  border-radius: ${token.radius.small};
  background: ${color.dangerSoft};
  color: ${color.onDangerSoft};
  text-decoration: line-through 1px;
  box-decoration-break: clone;

  ${media.forcedColors} {
    text-decoration-thickness: 2px;
  }
`

export const Added = styled.ins`
  border-radius: ${token.radius.small};
  background: ${color.terrainSoft};
  color: ${color.onTerrainSoft};
  text-decoration: underline 2px;
  text-underline-offset: 0.2em;
  box-decoration-break: clone;
`

export const Fold = styled.button`
  min-height: ${size.iconLarge};
  margin-inline: ${space.x05};
  padding: 0 ${space.x1};
  border: 1px solid ${color.edge};
  border-radius: ${token.radius.round};
  background: ${color.surface};
  color: ${color.link};
  font-size: ${fontSize.caption};
  line-height: ${token.lineHeight.snug};
  white-space: nowrap;

  ${media.hover} {
    &:hover {
      background: ${color.hovered};
    }
  }

  ${media.touch} {
    min-height: ${size.target};
  }
`

export const Picture = styled.img`
  width: min(100%, ${THUMBNAIL_WIDTH});
  aspect-ratio: 16 / 9;
  border: 1px solid ${color.line};
  border-radius: ${token.radius.small};
  background: ${color.sunken};
  object-fit: contain;
`

export const Unchanged = styled.details`
  color: ${color.textMuted};

  summary {
    width: fit-content;
    cursor: pointer;
  }

  p {
    margin-top: ${space.x05};
  }

  ${media.touch} {
    summary {
      min-height: ${size.target};
      align-content: center;
    }
  }
`
