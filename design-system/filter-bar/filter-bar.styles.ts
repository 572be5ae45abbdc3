import styled, { css } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const FOLDED_BELOW = '640px'
const FILTER_WIDTH = '9rem'
/** Lower windows, such as phones on their side or pages at 400 %, need their height for the records. */
const STICKY_FROM = '30rem'

const folded = `@container filter-bar (max-width: ${FOLDED_BELOW})`
/** On a phone, where a line of buttons is a line of records less. */
const tight = '@container filter-bar (max-width: 480px)'

export const Bar = styled.div<{ $isSticky: boolean | undefined }>`
  container: filter-bar / inline-size;
  min-width: 0;
  background: ${token.color.background};
  ${({ $isSticky }) =>
    $isSticky &&
    css`
      @media (height >= ${STICKY_FROM}) {
        position: sticky;
        top: var(--sticky-top, 0px);
        z-index: ${token.zIndex.sticky};
      }
    `}

  > :first-child {
    padding-bottom: ${token.space.x05};
  }
`

export const Search = styled.div`
  display: flex;
  flex: 0 1 18rem;
  min-width: 0;

  ${folded} {
    flex: 1 1 0;
  }
`

export const FoldButton = styled.div<{ $hasFilters: boolean }>`
  display: none;

  ${({ $hasFilters }) => ($hasFilters ? folded : tight)} {
    display: block;
  }
`

export const WithTools = styled.span`
  display: none;

  ${tight} {
    display: inline;
  }
`

export const Tools = styled.div<{ $isUnfolded: boolean }>`
  display: contents;

  ${tight} {
    display: ${({ $isUnfolded }) => ($isUnfolded ? 'contents' : 'none')};
  }
`

export const Filters = styled.div<{ $isUnfolded: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.x1};
  min-width: 0;

  > * {
    min-width: ${FILTER_WIDTH};
  }

  ${folded} {
    display: ${({ $isUnfolded }) => ($isUnfolded ? 'grid' : 'none')};
    flex: 1 0 100%;
    grid-template-columns: minmax(0, 1fr);
    align-items: stretch;
    padding: ${token.space.x15};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.medium};
    background: ${token.color.surface};
  }
`

/* As high with its button as without, so that the table below stays where it is. */
export const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space.x15};
  min-height: calc(${token.size.controlSmall} + ${token.space.x05});
  padding-bottom: ${token.space.x05};
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.small};
  line-height: ${token.lineHeight.snug};
  font-variant-numeric: tabular-nums;

  ${media.touch} {
    min-height: calc(${token.size.target} + ${token.space.x05});
  }
`

export const Range = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token.space.x05} ${token.space.x1};

  > div {
    flex: 1 1 0;
    min-width: 9.5rem;
  }

  > span {
    color: ${token.color.textMuted};
    font-size: ${token.fontSize.small};
    line-height: ${token.size.controlSmall};
    white-space: nowrap;
  }

  ${folded} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;

    > :first-child {
      grid-column: 1 / -1;
      line-height: ${token.lineHeight.snug};
    }

    > :nth-child(2) {
      grid-column: 2;
    }
  }
`
