import { memo, type ComponentType, type HTMLAttributes, type Ref } from 'react'
import type { TrialFrame } from './frames.ts'
import { Overlay } from './marks.styles.ts'
import { Marks, type Mark } from './marks.tsx'
import type { Labeling } from './shape-keys.ts'
import { FRAME } from './shapes.ts'
import { Crosshair, Drawn, Surface } from './stage.styles.ts'

export interface StageProps extends HTMLAttributes<HTMLDivElement> {
  frame: TrialFrame
  /** Its element, to be focused. */
  surface?: Ref<HTMLDivElement>
  /** What is drawn over the frame, the last on top. */
  marks: Mark[]
  /** What is being drawn; nothing once it is submitted. */
  labeling?: Labeling
}

/** The frame with what is drawn over it. */
export function Stage({ surface, frame, marks, labeling, ...rest }: StageProps) {
  return (
    <Surface ref={surface} {...rest} $isOpen={Boolean(labeling)}>
      <Scene Drawing={frame.Drawing} />
      <Overlay viewBox={viewBox} aria-hidden>
        {labeling?.cursor && (
          <Crosshair d={`M${labeling.cursor[0]} 0V${FRAME.height}M0 ${labeling.cursor[1]}H${FRAME.width}`} />
        )}
      </Overlay>
      <Marks marks={marks} />
    </Surface>
  )
}

const viewBox = `0 0 ${FRAME.width} ${FRAME.height}`

/** The drawing, which pointers over it do not render again. */
const Scene = memo(function Scene({ Drawing }: { Drawing: ComponentType }) {
  return (
    <Drawn viewBox={viewBox} aria-hidden>
      <Drawing />
    </Drawn>
  )
})
