import styled, { css } from 'styled-components'
import { boundingBox } from '#design-system/survey-frame/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

const { color } = token

/** Six parcels with shared boundaries: three by two, on phones two by three. Fewer than a row share its whole width. */
export const Page = styled.ul<{ $columns: number; $rows: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => Math.min($columns, 2)}, minmax(0, 1fr));
  gap: 1px;
  padding: 1px;

  ${media.fromTablet} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
    grid-template-rows: repeat(${({ $rows }) => $rows}, 1fr);
  }

  > li {
    display: grid;
    min-width: 0;
    min-height: 8rem;
    border-radius: ${token.radius.small};
    outline: 1px solid ${color.line};
  }

  /* Alone in the last row of a phone. */
  ${media.belowTablet} {
    > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }

  /* A parcel that nobody holds yet. */
  > li:empty {
    background: repeating-linear-gradient(135deg, ${color.line} 0 1px, transparent 1px 9px);
    opacity: 0.6;
  }
`

/** White paper under a logo, which is drawn for it; softer where the page is dark. */
const paper = `color-mix(in srgb, ${color.onScrim} 90%, ${color.background})`

const parcel = css`
  position: relative;
  isolation: isolate;
  display: grid;
  place-items: center;
  padding: 12px;
  border-radius: inherit;
  --mark: ${color.survey};

  /* The logo's own white ground takes the paper's shade, so that no edge shows. */
  &:has(img) {
    background: ${paper};
  }

  --picture-brightness: 1;

  img {
    mix-blend-mode: multiply;
  }

  ${media.fromTablet} {
    padding: 16px;
  }

  > div {
    width: min(100%, 12.5rem);
    background: none;
  }

  ${media.fromLaptop} {
    > div {
      width: min(100%, 16rem);
    }
  }

  &::after {
    position: absolute;
    inset: 8px;
    opacity: 0;
    pointer-events: none;
    transform: scale(1.03);
    transition:
      opacity ${token.duration.quick} ${token.easing.out},
      transform ${token.duration.base} ${token.easing.physical};
    content: '';
    ${boundingBox}
  }

  ${media.hover} {
    &:hover::after {
      opacity: 1;
      transform: none;
    }
  }
`

export const Parcel = styled.div`
  ${parcel}
`

export const Site = styled.a`
  ${parcel}
  text-decoration: none;

  /* The band keeps the ring apart from the paper. */
  &:focus-visible {
    box-shadow: inset 0 0 0 8px ${color.background};
    outline-offset: -5px;
  }
`

/** Stands where a logo is missing. */
export const Name = styled.span`
  color: ${color.textMuted};
  font-size: ${token.fontSize.h5};
  font-weight: ${token.fontWeight.medium};
  text-align: center;
`
