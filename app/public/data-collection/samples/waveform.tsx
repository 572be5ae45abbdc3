import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'

const BARS = 72
const STEP = 5
const HEIGHT = 56

/** A voice as an annotator sees it: a waveform with one segment boxed. Decoration, another shape for each place. */
export function Waveform({ seed }: { seed: number }) {
  const start = 14 + ((seed * 11) % 20)
  const width = 20 + ((seed * 7) % 12)
  return (
    <Sheet viewBox={`0 0 ${BARS * STEP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      <path d={barsOf(seed)} stroke={token.color.primary} strokeWidth="2" />
      <rect
        x={start * STEP}
        y="3"
        width={width * STEP}
        height={HEIGHT - 6}
        fill="none"
        stroke={token.color.survey}
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </Sheet>
  )
}

/** One upright stroke per bar; syllables swell and fade by two waves of different lengths. */
function barsOf(seed: number): string {
  return Array.from({ length: BARS }, (_, index) => {
    const syllable = Math.abs(Math.sin(index * (0.21 + seed * 0.013) + seed))
    const grain = 0.55 + 0.45 * Math.sin(index * 2.3 + seed * 5)
    const half = Math.round(2 + syllable * grain * (HEIGHT / 2 - 8))
    return `M${index * STEP + 2} ${HEIGHT / 2 - half}v${half * 2}`
  }).join('')
}

const Sheet = styled.svg`
  display: block;
  width: 100%;
  height: 6rem;
  padding: ${token.space.x2};
  border: 1px solid ${token.color.line};
  border-bottom: 0;
  border-radius: ${token.radius.small} ${token.radius.small} 0 0;
  background: ${token.color.sunken};
`
