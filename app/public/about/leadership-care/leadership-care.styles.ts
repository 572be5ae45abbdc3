import styled, { css } from 'styled-components'
import { boundingBox } from '#design-system/survey-frame/index.ts'
import { Picture } from '#design-system/picture/index.ts'
import { media, token } from '#design-system/tokens/index.ts'
import { lineLength } from '#design-system/tokens/line-length.ts'
import { clamped } from '#design-system/tokens/clamped.ts'
import { swipeRow } from '#app/public/swipe-row.ts'
import { onTablets } from '#app/public/even-rows.ts'

const { color, space, fontSize } = token

/** Columns by window: one, two, twelve. */
export const Visits = styled.ul`
  display: grid;
  gap: ${space.x4};
  ${swipeRow('86%')}

  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.fromLaptop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: ${space.x4} ${space.x6};
  }
`

export const Text = styled.p`
  ${clamped(5)}
  max-width: ${lineLength};
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`

const beside = css`
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space.x4};
  align-items: center;
`

/** One large picture, three small ones beside it, any others in rows of three below. */
const led = css`
  &:first-child > ${Text} {
    color: ${color.text};
    font-size: ${fontSize.lead};
  }

  ${media.fromTablet} {
    &:first-child,
    &:last-child:nth-child(even) {
      grid-column: 1 / -1;
    }
  }

  ${onTablets} {
    &:last-child:nth-child(even) {
      ${beside}
    }
  }

  ${media.fromLaptop} {
    && {
      grid-column: span 4;
    }

    &&:first-child:not(:only-child) {
      grid-row: span 3;
      grid-column: span 7;
    }

    &&:only-child {
      grid-column: 1 / -1;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      gap: ${space.x6};
      align-items: center;
    }

    /* Below the four, what is left of threes fills its row. */
    &&:nth-child(n + 5):nth-child(3n + 2):nth-last-child(2),
    &&:nth-child(n + 5):nth-child(3n):last-child {
      grid-column: span 6;
    }

    &&:nth-child(n + 5):nth-child(3n + 2):last-child {
      grid-column: 1 / -1;
      ${beside}
    }

    &&:nth-child(n + 2):nth-child(-n + 4) {
      grid-column: span 5;
      grid-template-columns: 15rem minmax(0, 1fr);
      gap: ${space.x3};
      align-items: center;
    }
  }
`

/** Rows of two and three alone; what is left of them fills its row. */
const even = css`
  ${onTablets} {
    &:last-child:nth-child(odd) {
      grid-column: 1 / -1;
      ${beside}
    }
  }

  ${media.fromLaptop} {
    grid-column: span 4;

    &:nth-child(3n + 1):nth-last-child(2),
    &:nth-child(3n + 2):last-child {
      grid-column: span 6;
    }

    &:nth-child(3n + 1):last-child {
      grid-column: 1 / -1;
      ${beside}
    }
  }
`

/** Two columns of words under rules. */
const words = css`
  padding-top: ${space.x2};
  border-top: 1px solid ${color.lineStrong};

  &::before {
    position: absolute;
    top: -2px;
    left: 0;
    width: ${space.x5};
    height: 3px;
    background: ${color.survey};
    content: '';
  }

  > ${Text} {
    color: ${color.text};
    font-size: ${fontSize.body};
  }

  ${media.fromLaptop} {
    grid-column: span 6;
  }
`

const layouts = { led, even, words }

/** Words that have no picture beside them take the whole width. */
const withoutPicture = css`
  &&&& {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Visited = styled.li<{ $layout: keyof typeof layouts; $hasPicture: boolean }>`
  --mark: ${color.survey};

  position: relative;
  display: grid;
  gap: ${space.x15};
  align-content: start;
  min-width: 0;
  overflow-wrap: anywhere;

  &::after {
    position: absolute;
    inset: -12px;
    opacity: 0;
    pointer-events: none;
    transition: opacity ${token.duration.quick} ${token.easing.out};
    content: '';
    ${boundingBox}
  }

  ${media.hover} {
    &:hover::after {
      opacity: 1;
    }
  }

  ${({ $layout }) => layouts[$layout]}
  ${({ $hasPicture }) => !$hasPicture && withoutPicture}
`

export const Large = styled(Picture)`
  width: 100%;
  max-height: 62dvh;
  background: ${color.sunken};
  object-fit: contain;
`

export const Description = styled.p`
  margin-top: ${space.x2};
  white-space: pre-line;
`
