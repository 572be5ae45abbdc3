import styled, { createGlobalStyle, css } from 'styled-components'
import { denseControls } from '#design-system/form-field/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

/** The shell's header, under which everything scrolls. */
const HEADER_HEIGHT = '3.5rem'
/** Of the rail beside a long form, from a desktop's width on. */
export const RAIL_WIDTH = '12.5rem'
const TWO_COLUMNS_FROM = '36rem'

export const Form = styled.form<{ $hasRail: boolean }>`
  ${denseControls}
  display: grid;
  gap: ${token.space.x2};
  max-width: ${({ $hasRail }) => ($hasRail ? '76rem' : '50rem')};
  padding-top: ${token.space.x2};

  ${({ $hasRail }) =>
    $hasRail &&
    css`
      padding-top: 0;

      ${media.fromDesktop} {
        grid-template-columns: ${RAIL_WIDTH} minmax(0, 1fr);
        column-gap: ${token.space.x3};
      }
    `}
`

/**
 * Keeps focused fields clear of the header, the rail and the foot. Field margins would not: browsers
 * scroll to the caret.
 */
export const RoomAround = createGlobalStyle`
  html {
    scroll-padding-block: 8.5rem 6rem;

    ${media.fromTablet} {
      scroll-padding-top: 9.5rem;
    }

    ${media.fromDesktop} {
      scroll-padding-top: calc(${HEADER_HEIGHT} + ${token.space.x2});
    }
  }
`

/* Stays in sight while the sections scroll by. */
export const RailPlace = styled.div`
  position: sticky;
  top: ${HEADER_HEIGHT};
  z-index: ${token.zIndex.sticky};
  min-width: 0;
  padding-block: ${token.space.x1};
  border-bottom: 1px solid ${token.color.line};
  background: ${token.color.background};

  ${media.fromDesktop} {
    top: calc(${HEADER_HEIGHT} + ${token.space.x2});
    grid-row: 1 / span 2;
    align-self: start;
    padding-block: 0;
    border-bottom: 0;
  }
`

export const Main = styled.div`
  display: grid;
  gap: ${token.space.x2};
  min-width: 0;
`

export const Section = styled.section`
  display: grid;
  gap: ${token.space.x2};
  min-width: 0;
  padding: ${token.space.x2};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.medium};
  background: ${token.color.surface};
  container-type: inline-size;

  &:focus {
    outline: none;
  }

  &:focus-visible {
    border-color: ${token.color.focus};
  }

  h2 {
    margin: 0;
    font-size: ${token.fontSize.body};
    font-weight: ${token.fontWeight.semibold};
  }

  h3 {
    margin: 0;
    color: ${token.color.textMuted};
    font-size: ${token.fontSize.small};
    font-weight: ${token.fontWeight.semibold};
  }
`

export const Fields = styled.div`
  display: grid;
  gap: ${token.space.x2};

  @container (width >= ${TWO_COLUMNS_FROM}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${token.space.x3};
  }
`

export const Place = styled.div<{ $isHalf: boolean }>`
  min-width: 0;
  ${({ $isHalf }) =>
    !$isHalf &&
    css`
      grid-column: 1 / -1;
    `}
`

export const Group = styled.div<{ $hasHeading: boolean }>`
  display: grid;
  align-content: start;
  gap: ${token.space.x15};
  min-width: 0;

  ${({ $hasHeading }) =>
    $hasHeading &&
    css`
      padding: ${token.space.x15};
      border: 1px solid ${token.color.line};
      border-radius: ${token.radius.small};
    `}
`

/* Stays in sight below a long form. */
export const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${token.zIndex.sticky};
  display: flex;
  align-items: center;
  gap: ${token.space.x1};
  min-width: 0;
  padding-block: ${token.space.x15};
  border-top: 1px solid ${token.color.line};
  background: ${token.color.background};

  ${media.fromDesktop} {
    grid-column: -2;
  }

  > button {
    flex: none;
  }

  > :first-child {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${token.color.textMuted};
    font-size: ${token.fontSize.small};
  }
`
