import styled, { css } from 'styled-components'
import { focusRing } from '#design-system/form-field/index.ts'
import { token } from '#design-system/tokens/index.ts'
import { cell, tinted } from './row.styles.ts'
import { cards, type Align, type Pin } from './table-layout.ts'

export const Place = styled.section`
  container: data-table / inline-size;
  position: relative;
  min-width: 0;
`

export const Frame = styled.div`
  position: relative;
`

const EDGE_WIDTH = '1rem'

/* Darkens towards the side on which columns are hidden. */
const fade = (towards: 'left' | 'right') =>
  `linear-gradient(to ${towards}, ${token.color.lineStrong}, transparent)`

/** Says that more columns stand behind this side of the frame. */
export const Edge = styled.div<{ $side: 'start' | 'end' }>`
  position: absolute;
  inset: 1px ${({ $side }) => ($side === 'end' ? '1px' : 'auto')} 1px
    ${({ $side }) => ($side === 'start' ? '1px' : 'auto')};
  z-index: ${token.zIndex.raised};
  width: ${EDGE_WIDTH};
  background: ${({ $side }) => fade($side === 'start' ? 'right' : 'left')};
  pointer-events: none;

  ${cards} {
    display: none;
  }
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
const pinned = css<{ $pin?: Pin }>`
  position: sticky;
  inset-inline-end: 0;
  box-shadow: -1px 0 0 ${token.color.line};

  ${({ $pin }) =>
    $pin === 'raised' &&
    css`
      &::before {
        position: absolute;
        inset-block: 0;
        inset-inline-end: 100%;
        width: ${EDGE_WIDTH};
        background: ${fade('left')};
        content: '';
        pointer-events: none;
      }
    `}
`

export const HeadCell = styled.th<{ $align: Align; $isSortable: boolean; $pin?: Pin }>`
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

  ${({ $pin }) => $pin && pinned}

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

export const Cell = styled.td<{ $align: Align; $isQuiet?: boolean }>`
  ${cell}
  ${({ $isQuiet }) =>
    $isQuiet &&
    css`
      color: ${token.color.textMuted};
      font-size: ${token.fontSize.caption};
    `}

  ${cards} {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    align-items: center;
    gap: ${token.space.x1};
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

export const ActionsCell = styled.td<{ $align: Align; $pin?: Pin }>`
  ${cell}
  background: ${({ $pin }) => ($pin ? tinted : 'none')};
  white-space: nowrap;
  ${({ $pin }) => $pin && pinned}

  ${cards} {
    position: static;
    padding-top: ${token.space.x1};
    border-top: 1px solid ${token.color.line};
    box-shadow: none;

    &::before {
      display: none;
    }
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
