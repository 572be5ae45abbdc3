import styled, { css } from 'styled-components'
import { focusRing } from '#design-system/form-field/index.ts'
import { token } from '#design-system/tokens/index.ts'
import { cards, narrow, pinned, type Align } from './data-table.styles.ts'

/* What lies over other things is as opaque as the page, and has its row's colour. */
const tinted = `linear-gradient(var(--row-tint), var(--row-tint)) ${token.color.surface}`

export const BodyRow = styled.tr`
  transition: background-color ${token.duration.quick} ${token.easing.out};

  --row-tint: transparent;
  background: var(--row-tint);

  &:hover {
    --row-tint: ${token.color.hovered};
  }

  &[data-selected] {
    --row-tint: ${token.color.primarySoft};
  }

  /* Weaker than the others, and still read at 4.5:1 on every tint. */
  &[data-muted] {
    color: ${token.color.textMuted};

    img {
      opacity: 0.55;
      filter: grayscale(0.7);
    }
  }

  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }

  ${cards} {
    position: relative;
    display: grid;
    gap: ${token.space.x1};
    padding: ${token.space.x2};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.medium};
    background: ${tinted};
  }
`

const cell = css<{ $align: Align }>`
  padding: ${token.space.x1} ${token.space.x15};
  border-bottom: 1px solid ${token.color.line};
  text-align: ${({ $align }) => $align};
  vertical-align: middle;
  overflow-wrap: anywhere;

  ${BodyRow}:last-child > & {
    border-bottom: 0;
  }

  ${narrow} {
    [data-tight] & {
      padding-inline: ${token.space.x1};
    }
  }

  ${cards} {
    padding: 0;
    border: 0;
    text-align: start;
  }
`

export const Cell = styled.td<{ $align: Align }>`
  ${cell}

  ${cards} {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    align-items: center;
    gap: ${token.space.x1};
  }
`

export const RowHeader = styled.th<{ $align: Align }>`
  ${cell}
  font-weight: ${token.fontWeight.medium};

  [data-muted] > & {
    font-weight: ${token.fontWeight.regular};
  }

  ${cards} {
    order: -1;

    font-size: ${token.fontSize.body};
  }
`

/* The heading is read with each cell anyway; this copy is for the eye, on cards. */
export const CellLabel = styled.span`
  display: none;
  color: ${token.color.textSubtle};

  ${cards} {
    display: block;
  }
`

export const ActionsCell = styled.td<{ $align: Align; $isPinned: boolean; $isLifted: boolean }>`
  ${cell}
  background: ${({ $isPinned }) => ($isPinned ? tinted : 'none')};
  white-space: nowrap;
  ${({ $isPinned }) => $isPinned && pinned}

  ${cards} {
    position: static;
    padding-top: ${token.space.x1};
    border-top: 1px solid ${token.color.line};
    box-shadow: none;
    white-space: normal;
  }
`

/* In words on one line; on cards they may need more. */
export const Actions = styled.div`
  display: inline-flex;
  align-items: center;
  gap: 2px;

  /* As icons they stand two by two, which leaves room for the other columns. */
  ${narrow} {
    [data-tight] &:has(> :nth-child(3)) {
      display: inline-grid;
      grid-template-columns: auto auto;
    }

    [data-tight] &:has(> :nth-child(5)) {
      grid-template-columns: auto auto auto;
    }
  }

  ${cards} {
    flex-wrap: wrap;
    gap: ${token.space.x05};
  }
`

/** The mark of a row that was just added, after its name. */
export const NewMark = styled.span`
  display: inline-block;
  padding: 0 0.4em;
  border-radius: ${token.radius.small};
  background: ${token.color.terrainSoft};
  color: ${token.color.terrainText};
  font-size: ${token.fontSize.caption};
  font-weight: ${token.fontWeight.medium};
  line-height: ${token.lineHeight.snug};
  white-space: nowrap;
`
