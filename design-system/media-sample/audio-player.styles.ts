import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { BARS } from './waveform.ts'

const { color, space, size } = token

/** Here the gaps between all bars of the outline would be narrower than the bars. */
const narrowTrack = `@container audio-track (max-width: ${BARS * 4}px)`

/** Where the outline would be too narrow to read, the time stands below it. */
export const Player = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x15};
  align-items: center;
`

export const PlayButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  padding: 0;
  border: 0;
  border-radius: ${token.radius.round};
  background: ${color.primary};
  color: ${color.onPrimary};

  > svg {
    width: ${size.icon};
    height: ${size.icon};
    fill: currentcolor;
  }

  ${media.hover} {
    &:hover {
      background: ${color.primaryHovered};
    }
  }

  ${media.forcedColors} {
    border: 1px solid ButtonText;
  }
`

/** As high as a finger needs; the slider lies over the outline. */
export const Track = styled.div`
  container: audio-track / inline-size;
  position: relative;
  flex: 1 1 7rem;
  min-width: 0;
  height: ${size.target};
`

export const Bars = styled.svg<{ $isLine: boolean }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: none;
  stroke: ${color.lineStrong};
  stroke-linecap: round;
  stroke-width: ${({ $isLine }) => ($isLine ? 4 : 2)};

  > path {
    vector-effect: non-scaling-stroke;
  }

  > [data-fits='narrow'] {
    display: none;
  }

  ${narrowTrack} {
    > [data-fits='wide'] {
      display: none;
    }

    > [data-fits='narrow'] {
      display: inline;
    }
  }

  ${media.forcedColors} {
    stroke: GrayText;
  }
`

/** The same outline in colour, cut off where the recording stands. */
export const Played = styled(Bars)`
  stroke: ${color.primary};

  ${media.forcedColors} {
    stroke: Highlight;
  }
`

export const Seek = styled.input.attrs({ type: 'range' })`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  background: transparent;
  cursor: pointer;
  appearance: none;

  &::-webkit-slider-thumb {
    width: 4px;
    height: 28px;
    border: 0;
    border-radius: ${token.radius.small};
    background: ${color.primary};
    appearance: none;
  }

  &::-moz-range-thumb {
    width: 4px;
    height: 28px;
    border: 0;
    border-radius: ${token.radius.small};
    background: ${color.primary};
  }

  &:disabled {
    cursor: default;
  }

  &:disabled::-webkit-slider-thumb {
    visibility: hidden;
  }

  &:disabled::-moz-range-thumb {
    visibility: hidden;
  }

  ${media.forcedColors} {
    &::-webkit-slider-thumb {
      background: Highlight;
      forced-color-adjust: none;
    }

    &::-moz-range-thumb {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

export const Time = styled.span`
  flex: none;
  margin-left: auto;
  color: ${color.textMuted};
  font-family: ${token.font.figure};
  font-size: ${token.fontSize.caption};
  font-variant-numeric: tabular-nums;
`

export const Sorry = styled.p`
  color: ${color.textMuted};
  font-size: ${token.fontSize.small};
`
