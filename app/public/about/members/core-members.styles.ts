import styled, { css } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { swipeRow } from '#app/public/swipe-row.ts'
import { clamped } from '#design-system/tokens/clamped.ts'

const { color, space, fontSize } = token

const inSenior = "[data-theme='senior'] &"

export const Members = styled.ul`
  display: grid;
  gap: ${space.x3};
  ${swipeRow('86%')}

  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.fromLaptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    grid-auto-rows: 1fr;
  }

  /* Large words need the width of one column more. */
  ${media.fromTablet} {
    ${inSenior} {
      grid-template-columns: none;
    }
  }

  ${media.fromLaptop} {
    ${inSenior} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  > li {
    display: grid;
    min-width: 0;
  }

  /* On phones the words stand whole beside the photo, however many they are. */
  > li > div {
    display: flow-root;

    ${media.fromTablet} {
      display: flex;
      flex-direction: row;
      min-height: 12.5rem;
    }
  }

  > li:only-child {
    ${media.fromLaptop} {
      grid-column: 1 / -1;
      max-width: 52rem;
    }
  }
`

export const Photo = styled.div`
  position: relative;
  float: left;
  width: 6.5rem;
  aspect-ratio: 4 / 5;
  margin: ${space.x2} ${space.x2} ${space.x1};
  overflow: hidden;
  border-radius: ${token.radius.small};
  font-size: ${fontSize.h3};

  ${media.belowTablet} {
    ${inSenior} {
      float: none;
      margin-bottom: 0;
    }
  }

  ${media.fromTablet} {
    float: none;
    flex: none;
    width: 38%;
    max-width: 10rem;
    aspect-ratio: auto;
    margin: 0;
    border-radius: ${token.radius.small} 0 0 ${token.radius.small};

    /* Beside large words the card grows taller than a face: the photo keeps its shape instead of filling it. */
    ${inSenior} {
      align-self: flex-start;
      aspect-ratio: 4 / 5;
      margin: ${space.x3} 0 ${space.x3} ${space.x3};
      border-radius: ${token.radius.small};
    }
  }
`

/** The name stands large above a rule. */
const withoutPhoto = css`
  ${media.belowTablet} {
    padding-left: ${space.x2};
  }

  > h3 {
    font-size: ${fontSize.h3};
    letter-spacing: 0.06em;
  }

  > h3::after {
    display: block;
    width: ${space.x5};
    height: 2px;
    margin-block: ${space.x1} ${space.x05};
    background: ${color.survey};
    content: '';
  }
`

export const Words = styled.div<{ $hasPhoto: boolean }>`
  display: flow-root;
  padding: ${space.x2} ${space.x2} ${space.x2} 0;
  overflow-wrap: anywhere;

  ${media.belowTablet} {
    ${inSenior} {
      padding-left: ${space.x2};
    }
  }

  ${media.fromTablet} {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: ${space.x05};
    min-width: 0;
    padding: ${space.x3};
  }

  ${({ $hasPhoto }) => !$hasPhoto && withoutPhoto}
`

const fromTabletClamped = (lines: number) => css`
  ${media.fromTablet} {
    li:not(:only-child) & {
      ${clamped(lines)}
    }
  }
`

export const Name = styled.h3`
  ${fromTabletClamped(2)}
  font-size: ${fontSize.h4};
`

export const Position = styled.p`
  ${fromTabletClamped(2)}
  color: ${color.surveyText};
  font-size: ${fontSize.small};
`

export const Introduction = styled.p`
  ${fromTabletClamped(6)}
  margin-top: ${space.x1};
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`
