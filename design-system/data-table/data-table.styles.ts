import styled, { css } from 'styled-components'
import { focusRing } from '#design-system/form-field/index.ts'
import { token } from '#design-system/tokens/index.ts'

/** Below this width of its own place the table becomes a stack of cards; it grows with the text. */
export const CARDS_BELOW = '40rem'

export const cards = `@container data-table (max-width: ${CARDS_BELOW})`

export type Align = 'start' | 'center' | 'end'

export const Place = styled.section`
  container: data-table / inline-size;
  position: relative;
  min-width: 0;
`

export const Scroller = styled.div<{ $isOverflowing: boolean }>`
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.medium};
  background: ${token.color.surface};
  ${({ $isOverflowing }) =>
    $isOverflowing &&
    css`
      overflow-x: auto;
      overscroll-behavior-x: contain;
    `}

  &:focus-visible {
    ${focusRing}
  }

  ${cards} {
    overflow: visible;
    border: 0;
    background: none;
  }
`

export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${token.fontSize.small};
  line-height: ${token.lineHeight.snug};

  ${cards} {
    overflow-wrap: anywhere;

    &,
    > tbody {
      display: grid;
      gap: ${token.space.x15};
    }
  }
`

export const Caption = styled.caption<{ $isHidden: boolean }>`
  padding: ${({ $isHidden }) => ($isHidden ? 0 : `${token.space.x1} ${token.space.x2}`)};
  color: ${token.color.textMuted};
  text-align: start;

  ${cards} {
    padding-inline: 0;
  }
`

export const HeadRow = styled.tr`
  ${cards} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space.x05};
  }
`

/* Stays in sight while the other columns scroll. */
const pinned = css`
  position: sticky;
  inset-inline-end: 0;
  box-shadow: -1px 0 0 ${token.color.line};
`

export const HeadCell = styled.th<{ $align: Align; $isSortable: boolean; $isPinned?: boolean }>`
  position: sticky;
  top: var(--table-sticky-top, 0px);
  z-index: ${token.zIndex.raised};
  width: var(--column-width, auto);
  min-width: var(--column-min-width, 0);
  height: ${token.size.controlMedium};
  padding: 0 ${token.space.x15};
  border-bottom: 1px solid ${token.color.lineStrong};
  background: ${token.color.tinted};
  color: ${token.color.textMuted};
  font-weight: ${token.fontWeight.medium};
  text-align: ${({ $align }) => $align};
  white-space: nowrap;

  ${({ $isPinned }) => $isPinned && pinned}

  &:first-child {
    border-start-start-radius: ${token.radius.medium};
  }

  &:last-child {
    border-start-end-radius: ${token.radius.medium};
  }

  ${cards} {
    position: static;
    width: auto;
    min-width: 0;
    height: auto;
    padding: 0;
    border: 0;
    background: none;
    white-space: normal;
    ${({ $isSortable }) =>
      !$isSortable &&
      css`
        position: absolute;
        width: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      `}
  }
`

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

export const ActionsCell = styled.td<{ $align: Align; $isPinned: boolean }>`
  ${cell}
  background: ${({ $isPinned }) => ($isPinned ? tinted : 'none')};
  white-space: nowrap;
  ${({ $isPinned }) => $isPinned && pinned}

  ${cards} {
    position: static;
    padding-top: ${token.space.x1};
    border-top: 1px solid ${token.color.line};
    box-shadow: none;
  }
`

export const Actions = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x05};
`

export const Message = styled.div`
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.medium};
  background: ${token.color.surface};
`

export const Refreshing = styled.div`
  position: absolute;
  inset: 0 0 auto;
  z-index: ${token.zIndex.raised};
`
