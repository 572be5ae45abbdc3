import styled, { css } from 'styled-components'
import { focusRing } from '#design-system/form-field/index.ts'
import { token } from '#design-system/tokens/index.ts'
import type { Hidden } from './use-table-overflow.ts'

/** Below this width of its own place the table becomes a stack of cards; it grows with the text. */
export const CARDS_BELOW = '40rem'

export const cards = `@container data-table (max-width: ${CARDS_BELOW})`

/** Where even a table with icons for its acts is short of room, as beside the menu at 1024 px. */
export const narrow = `@container data-table (max-width: 56rem)`

export type Align = 'start' | 'center' | 'end'

export const Place = styled.section`
  container: data-table / inline-size;
  position: relative;
  min-width: 0;
`

/* A soft shadow at an edge beyond which more columns stand. */
const edge = (side: 1 | -1) => `inset ${side * 14}px 0 12px -12px rgb(${token.color.shadow} / 28%)`

const edges: Record<Hidden, string> = {
  none: 'none',
  start: edge(1),
  end: edge(-1),
  both: `${edge(1)}, ${edge(-1)}`,
}

export const Scroller = styled.div<{ $isOverflowing: boolean; $hidden: Hidden }>`
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.medium};
  background: ${token.color.surface};
  box-shadow: ${({ $hidden }) => edges[$hidden]};
  ${({ $isOverflowing }) =>
    $isOverflowing &&
    css`
      overflow-x: auto;
      overscroll-behavior-x: contain;
      /* What scrolls sideways catches the head too, which would be moved down over the rows. It therefore leaves with them:
         only a place that also scrolls down by itself could hold it, as a second scroll inside of the page. */
      --table-head-top: 0px;
    `}

  &:focus-visible {
    ${focusRing}
  }

  ${cards} {
    overflow: visible;
    border: 0;
    background: none;
    box-shadow: none;
  }
`

export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${token.fontSize.small};
  line-height: ${token.lineHeight.snug};

  /* What the keyboard leads to does not lie under the bar and the head that stay in sight. */
  > tbody :is(tr, a, button, input) {
    scroll-margin-top: calc(
      var(--table-sticky-top, 0px) - var(--sticky-top, 0px) + ${token.size.controlMedium}
    );
  }

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

/** Where the head stays in sight: below what stands above the table, unless the table scrolls sideways by itself. */
export const headTop = 'var(--table-head-top, var(--table-sticky-top, 0px))'

/** Stays in sight while the other columns scroll, and casts a shadow on those that are under it. */
export const pinned = css<{ $isLifted: boolean }>`
  position: sticky;
  inset-inline-end: 0;
  box-shadow: -1px 0 0 ${token.color.line} ${({ $isLifted }) => $isLifted && css`, ${token.shadow.medium}`};
`

type HeadLook = { $align: Align; $isSortable: boolean; $isPinned: boolean; $isLifted: boolean }

export const HeadCell = styled.th<HeadLook>`
  position: sticky;
  top: ${headTop};
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

  ${narrow} {
    [data-tight] & {
      min-width: calc(var(--column-min-width, 0px) * 0.7);
      padding-inline: ${token.space.x1};
    }
  }

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
