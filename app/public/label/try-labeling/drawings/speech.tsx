/** Distance of two bars. */
const STEP = 5
const MIDDLE = 196

/** Where the sentence that is asked for begins and ends. */
export const sentence = { start: 190, end: 425 }

/** Where something is heard: from, to, how loud. */
const sounds = [
  [62, 92, 60],
  [sentence.start, sentence.end, 128],
  [496, 532, 20],
] as const

const bars = Array.from({ length: 119 }, (_, index) => {
  const x = (index + 1) * STEP
  const sound = sounds.find(([from, to]) => x >= from && x <= to)
  const wave = Math.abs(Math.sin(x * 0.37) * 0.6 + Math.sin(x * 0.083) * 0.4)
  const height = Math.round(3 + (sound ? sound[2] * (0.16 + 0.84 * wave) : 2 * wave))
  return { isAsked: sound === sounds[1], line: `M${x} ${MIDDLE - height}V${MIDDLE + height}` }
})

const lines = (isAsked: boolean) => bars.map((bar) => (bar.isAsked === isAsked ? bar.line : '')).join('')

/** Six seconds of a recording: a cough, a sentence, a breath. */
export function Speech() {
  return (
    <>
      <path
        data-layer="far"
        d="M0 196H600M0 68H600M0 324H600M100 372V360M200 372V360M300 372V360M400 372V360M500 372V360"
      />
      {[1, 2, 3, 4, 5].map((second) => (
        <text key={second} data-layer="words" x={second * 100} y="392" textAnchor="middle" fontSize="16">
          {second} s
        </text>
      ))}
      <path data-layer="samples" d={lines(false)} />
      <path data-layer="target-samples" d={lines(true)} />
    </>
  )
}
