import { Chip, Handles, Line, Overlay, Preview } from './marks.styles.ts'
import { boundsOf, FRAME, type Box, type Shape } from './shapes.ts'

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

export interface MarksProps {
  marks: Mark[]
  /** Where the next stroke would lead. */
  preview?: Shape
}

/** Shapes over a frame. Lines and handles keep their strength at any width. */
export function Marks({ marks, preview }: MarksProps) {
  return (
    <>
      <Overlay viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} aria-hidden>
        {preview && <Preview d={outlineOf(preview)} />}
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
            <Chip key={owner} aria-hidden data-owner={owner} style={placeOf(owner, boundsOf(shape))}>
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

/** At the upper left, the lower left or the right edge of a shape, each owner at its own; inside where there is no room. */
function placeOf(owner: MarkOwner, { left, top, right, bottom }: Box) {
  const x = (value: number) => `${(value / FRAME.width) * 100}%`
  const y = (value: number) => `${(value / FRAME.height) * 100}%`
  if (owner === 'label')
    return {
      left: x(Math.min(left, FRAME.width * 0.78)),
      top: y(top),
      transform: top < 40 ? undefined : 'translateY(-100%)',
    }
  if (owner === 'reference')
    return {
      left: x(left),
      top: y(bottom),
      transform: bottom > FRAME.height - 40 ? 'translateY(-100%)' : undefined,
    }
  const isInside = right > FRAME.width * 0.78
  return {
    left: x(right),
    top: y((top + bottom) / 2),
    transform: `translate(${isInside ? '-100%' : '0'}, -50%)`,
  }
}
