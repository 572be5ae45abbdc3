import styled, { css } from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

const { color, space } = token

const LINE = `2px dashed ${color.edge}`

/** Half a station on phones: the way back leaves and arrives there. */
const HALF = '1.75rem'

/** A head at the end of a line; `turn` points it: 0 to the right, 90 downwards. */
const arrowhead = (turn: number) => css`
  position: absolute;
  width: 9px;
  height: 9px;
  border-top: 2px solid ${color.edge};
  border-right: 2px solid ${color.edge};
  transform: rotate(${turn + 45}deg);
  content: '';
`

/** Stacked on phones with the return path at the right, else side by side with it below. */
export const Path = styled.ol`
  position: relative;
  display: grid;
  gap: ${space.x3};
  padding-right: ${space.x4};

  ${media.fromTablet} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    padding: 0 0 ${space.x4};
  }

  ${media.fromLaptop} {
    gap: ${space.x5};
  }

  &::before {
    position: absolute;
    inset: ${HALF} 0 ${HALF} auto;
    width: ${space.x4};
    border: ${LINE};
    border-left: 0;
    content: '';

    ${media.fromTablet} {
      inset: auto 10% 0;
      width: auto;
      height: ${space.x4};
      border: ${LINE};
      border-top: 0;
    }
  }

  &::after {
    ${arrowhead(180)}
    top: calc(${HALF} - 3.5px);
    right: calc(${space.x4} - 10px);

    ${media.fromTablet} {
      ${arrowhead(-90)}
      top: auto;
      right: auto;
      bottom: calc(${space.x4} - 11px);
      left: calc(10% - 3.5px);
    }
  }
`

export const Station = styled.li`
  --mark: ${color.survey};

  position: relative;
  min-width: 0;

  &[data-side='quality'] {
    --mark: ${color.terrain};
  }

  /* The way on to the next. */
  &:not(:last-child)::before {
    position: absolute;
    top: 100%;
    left: 50%;
    height: ${space.x3};
    border-left: 2px solid ${color.edge};
    content: '';

    ${media.fromTablet} {
      top: 50%;
      left: 100%;
      width: ${space.x3};
      height: 0;
      border: 0;
      border-top: 2px solid ${color.edge};
    }

    ${media.fromLaptop} {
      width: ${space.x5};
    }
  }

  &:not(:last-child)::after {
    ${arrowhead(90)}
    top: calc(100% + ${space.x3} - 11px);
    left: calc(50% - 3.5px);

    ${media.fromTablet} {
      ${arrowhead(0)}
      top: calc(50% - 3.5px);
      left: calc(100% + ${space.x3} - 11px);
    }

    ${media.fromLaptop} {
      left: calc(100% + ${space.x5} - 11px);
    }
  }
`

export const Node = styled.div`
  display: flex;
  gap: ${space.x15};
  align-items: baseline;
  min-height: calc(2 * ${HALF});
  padding: ${space.x15} ${space.x2};
  border: 1px solid ${color.lineStrong};
  border-left: 3px solid var(--mark);
  background: ${color.surface};

  ${media.fromTablet} {
    display: grid;
    gap: ${space.x05};
    height: 100%;
    padding: ${space.x15};
    border-left: 1px solid ${color.lineStrong};
    border-top: 3px solid var(--mark);
  }

  ${media.fromLaptop} {
    padding: ${space.x2} ${space.x3} ${space.x3};
  }

  > strong {
    font-weight: ${token.fontWeight.semibold};

    ${media.fromLaptop} {
      font-size: ${token.fontSize.h5};
    }
  }
`

export const Ordinal = styled.span`
  color: ${color.textSubtle};
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.small};
`

export const Side = styled.span`
  margin-left: auto;
  color: ${color.textMuted};
  font-size: ${token.fontSize.small};

  ${media.fromTablet} {
    margin-left: 0;
  }
`

/** Names the way back, under its line. */
export const Return = styled.p`
  margin-top: ${space.x2};
  color: ${color.textMuted};
  font-size: ${token.fontSize.small};
  text-align: right;

  ${media.fromTablet} {
    margin-top: ${space.x1};
    text-align: center;
  }
`
