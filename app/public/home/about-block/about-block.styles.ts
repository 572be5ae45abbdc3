import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { clamped } from '#design-system/tokens/clamped.ts'

const { color, space, fontSize } = token

export const Introduction = styled.div`
  display: grid;
  gap: ${space.x6};
  align-items: center;

  ${media.fromLaptop} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    gap: ${space.x10};
  }
`

export const Words = styled.div`
  display: grid;
  gap: ${space.x4};
  justify-items: start;

  /* The heading's own distance is for grids below it. */
  > :first-child {
    margin-bottom: 0;
  }
`

export const Text = styled.p`
  ${clamped(10)}
  color: ${color.textMuted};
  font-size: ${fontSize.lead};
  white-space: pre-line;
  overflow-wrap: anywhere;
`

/** Four readings on one scale. */
export const Counters = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  row-gap: ${space.x3};
  margin-top: ${space.x8};

  ${media.fromLaptop} {
    grid-template-columns: repeat(4, 1fr);
    margin-top: ${space.x12};
  }
`

export const Counted = styled.div`
  position: relative;
  display: flex;
  flex-direction: column-reverse;
  gap: ${space.x1};
  justify-content: flex-end;
  padding: ${space.x4} ${space.x2} 0 0;
  border-top: 1px solid ${color.lineStrong};

  &::before {
    position: absolute;
    top: 0;
    left: 0;
    width: 1px;
    height: ${space.x2};
    background: ${color.survey};
    content: '';
  }

  dt {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }

  dd {
    display: flex;
    gap: ${space.x05};
    align-items: baseline;
    color: ${color.text};
    font-size: ${fontSize.h1};
    font-weight: ${token.fontWeight.medium};

    > span:last-child {
      color: ${color.textMuted};
      font-size: ${fontSize.small};
      font-weight: ${token.fontWeight.regular};
    }
  }
`
