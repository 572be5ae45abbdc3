import styled, { css } from 'styled-components'
import { boundingBox } from '#design-system/survey-frame/index.ts'
import { media, token } from '#design-system/tokens/index.ts'
import { clamped } from '#design-system/tokens/clamped.ts'

const { color, space, fontSize } = token

/** Columns of the register from 1024 px up: paper, name, body, term. */
const columns = css`
  grid-template-columns: 4.5rem minmax(0, 4fr) minmax(0, 3fr) minmax(0, 5fr);
  gap: ${space.x3};
`

/** Says what the columns are; the rows say it again to those who hear them. */
export const Head = styled.div`
  display: none;
  color: ${color.textSubtle};
  font-size: ${fontSize.caption};

  ${media.fromLaptop} {
    display: grid;
    ${columns}
    padding-bottom: ${space.x1};

    > :first-child {
      grid-column: span 2;
    }
  }
`

/** Each year stands at the line where it begins. */
export const Years = styled.span`
  display: flex;
  font-family: ${token.font.figure};

  > span {
    flex: 1;
  }

  > :last-child:nth-child(2) {
    flex: none;
  }
`

export const Register = styled.ul<{ $years: number }>`
  --years: ${({ $years }) => $years};
  border-top: 2px solid ${color.text};
`

/** One line of the register; the whole line is the link's target. */
export const Row = styled.li`
  --mark: ${color.survey};

  position: relative;
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: ${space.x05} ${space.x2};
  align-items: center;
  padding-block: ${space.x2};
  border-bottom: 1px solid ${color.line};
  overflow-wrap: anywhere;

  > :first-child {
    grid-row: span 3;
    box-shadow: ${token.shadow.low};
  }

  ${media.fromLaptop} {
    ${columns}

    > :first-child {
      grid-row: auto;
    }
  }

  &::after {
    position: absolute;
    inset: -2px -12px;
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
`

export const Words = styled.div`
  display: grid;
  gap: ${space.x05};
`

export const Title = styled.h3`
  ${clamped(3)}
  font-size: ${fontSize.h5};
  line-height: ${token.lineHeight.snug};
`

export const Category = styled.p`
  ${clamped(2)}
  color: ${color.surveyText};
  font-size: ${fontSize.small};
`

export const Authority = styled.p`
  ${clamped(2)}
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`

/** Days of issue and expiry: a bar on the common scale of years, and both in figures. */
export const Validity = styled.div`
  color: ${color.textMuted};
  font-family: ${token.font.figure};
  font-size: ${fontSize.small};

  ${media.fromLaptop} {
    position: relative;
    display: grid;
    align-content: center;
    align-self: stretch;
    margin-block: calc(-1 * ${space.x2});
    background: linear-gradient(90deg, ${color.line} 1px, transparent 1px) 0 0 / calc(100% / var(--years))
      100%;
  }
`

/** The bar; behind it the lines of the years run through the whole register. */
export const Term = styled.span`
  display: none;

  ${media.fromLaptop} {
    position: absolute;
    top: calc(50% - 1.25rem);
    right: calc(100% - var(--to));
    left: var(--from);
    display: block;
    min-width: 4px;
    height: 0.75rem;
    border-inline: 2px solid ${color.terrain};
    background: linear-gradient(${color.terrain}, ${color.terrain}) 0 50% / 100% 2px no-repeat
      color-mix(in srgb, ${color.terrain} 14%, transparent);
  }
`

export const Dates = styled.span`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space.x1};

  ${media.fromLaptop} {
    margin: 1.25rem 0 0 clamp(0px, var(--from), calc(100% - 13.5rem));
    padding-left: 2px;
    white-space: nowrap;
  }

  > :last-child:not(:empty)::before {
    margin-right: ${space.x1};
    color: ${color.textSubtle};
    content: '–';
  }
`
