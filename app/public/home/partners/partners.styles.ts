import styled, { css } from 'styled-components'
import { boundingBox } from '#design-system/survey-frame/index.ts'
import { media, token } from '#design-system/tokens/index.ts'

const { color } = token

/** Six parcels with shared boundaries: three by two, on phones two by three. */
export const Page = styled.ul<{ $isSingle: boolean }>`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 1px;
  padding: 1px;

  ${media.fromTablet} {
    grid-template-columns: repeat(3, 1fr);
    grid-template-rows: ${({ $isSingle }) => ($isSingle ? '1fr' : '1fr 1fr')};
  }

  > li {
    display: grid;
    min-width: 0;
    min-height: 8rem;
    outline: 1px solid ${color.line};
  }

  /* A parcel that nobody holds yet. */
  > li:empty {
    background: repeating-linear-gradient(135deg, ${color.line} 0 1px, transparent 1px 9px);
    opacity: 0.6;
  }
`

const parcel = css`
  position: relative;
  display: grid;
  place-items: center;
  padding: 12px;
  --mark: ${color.survey};

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

  &:focus-visible {
    outline-offset: -4px;
  }
`

/** Stands where a logo is missing. */
export const Name = styled.span`
  color: ${color.textMuted};
  font-size: ${token.fontSize.h5};
  font-weight: ${token.fontWeight.medium};
  text-align: center;
`
