import type { TrialFrame } from './frames.ts'
import { Chip, Handles, Line, Overlay } from './marks.styles.ts'
import { boundsOf, FRAME, type Point, type Shape } from './shapes.ts'
import type { Judged } from './use-trial.ts'

/** Whose shape it is: the visitor's, the reference, or the second annotator's. */
export type MarkOwner = 'label' | 'reference' | 'second'

/** A shape over the frame with a few words at its edge. */
export interface Mark {
  owner: MarkOwner
  shape: Shape
  text?: string
  /** Shows the points by which it is dragged. */
  hasHandles?: boolean
}

/** The three shapes of a judged frame with their agreement. */
export function judgedMarks(
  { reference, second }: Pick<TrialFrame, 'reference' | 'second'>,
  { label, verdict }: Pick<Judged, 'label' | 'verdict'>,
  who: string,
): Mark[] {
  return [
    { owner: 'second', shape: second, text: `复标 ${verdict.secondScore.toFixed(2)}` },
    { owner: 'reference', shape: reference, text: '参考' },
    { owner: 'label', shape: label, text: `${who} ${verdict.score.toFixed(2)}` },
  ]
}

/** Shapes over a frame. Lines and handles keep their strength at any width. */
export function Marks({ marks }: { marks: Mark[] }) {
  return (
    <>
      <Overlay viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} aria-hidden>
        {marks.map(({ owner, shape, hasHandles }) => (
          <g key={owner}>
            <Line data-owner={owner} d={outlineOf(shape)} />
            {hasHandles && <Handles d={handlesOf(shape)} />}
          </g>
        ))}
      </Overlay>
      {marks.map(
        ({ owner, shape, text }) =>
          text && (
            <Chip key={owner} aria-hidden data-owner={owner} style={placeOf(owner, shape)}>
              {text}
            </Chip>
          ),
      )}
    </>
  )
}

function outlineOf(shape: Shape): string {
  return `M${cornersOf(shape).join('L')}Z`
}

function handlesOf(shape: Shape): string {
  if (shape.kind !== 'interval')
    return cornersOf(shape)
      .map((corner) => `M${corner}h0`)
      .join('')
  const { left, right } = shape.box
  return `M${left} ${FRAME.height / 2}h0M${right} ${FRAME.height / 2}h0`
}

function cornersOf(shape: Shape): string[] {
  if (shape.kind === 'polygon') return shape.points.map((point) => point.join(' '))
  const { left, top, right, bottom } = shape.box
  return [`${left} ${top}`, `${right} ${top}`, `${right} ${bottom}`, `${left} ${bottom}`]
}

/** Where a shape's words begin: each owner has an edge of its own. */
function anchorOf(owner: MarkOwner, shape: Shape): Point {
  const { left, top, right, bottom } = boundsOf(shape)
  if (shape.kind === 'polygon') {
    const isAt = ([x, y]: Point) =>
      owner === 'second' ? x === right : y === (owner === 'label' ? top : bottom)
    return shape.points.find(isAt) ?? [left, top]
  }
  // The lower edge of an interval is where its frame's scale stands.
  if (owner === 'reference') return [left, shape.kind === 'interval' ? FRAME.height * 0.84 : bottom]
  return owner === 'label' ? [left, top] : [right, (top + bottom) / 2]
}

/** Beside its anchor, outside the shape where there is room. */
function placeOf(owner: MarkOwner, shape: Shape) {
  const [x, y] = anchorOf(owner, shape)
  const isAbove = y > (owner === 'label' ? 40 : FRAME.height - 40)
  return {
    left: `${(x / FRAME.width) * 100}%`,
    top: `${(y / FRAME.height) * 100}%`,
    translate: `${x > FRAME.width * 0.76 ? -100 : 0}% ${owner === 'second' ? -50 : isAbove ? -100 : 0}%`,
  }
}
