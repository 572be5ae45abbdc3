import type { ComponentType } from 'react'
import { Invoice } from './drawings/invoice.tsx'
import { Leaf } from './drawings/leaf.tsx'
import { Parcel, parcelCorners } from './drawings/parcel.tsx'
import { car, PointCloud } from './drawings/point-cloud.tsx'
import { sentence, Speech } from './drawings/speech.tsx'
import { Street } from './drawings/street.tsx'
import { FRAME, type Box, type Point, type Shape, type ShapeKind } from './shapes.ts'

/** One drawn frame with what is asked on it. */
export interface TrialFrame {
  id: string
  /** Two characters that name it in the batch. */
  name: string
  /** What is to be labelled and where its edges are. */
  task: string
  kind: ShapeKind
  /** What the label is compared with. */
  reference: Shape
  /** The second annotator's label. */
  second: Shape
  Drawing: ComponentType
}

const box = (left: number, top: number, right: number, bottom: number): Shape =>
  boxed({ left, top, right, bottom })
const boxed = (edges: Box): Shape => ({ kind: 'box', box: edges })
const interval = (left: number, right: number): Shape => ({
  kind: 'interval',
  box: { left, top: 0, right, bottom: FRAME.height },
})
const polygon = (...points: Point[]): Shape => ({ kind: 'polygon', points })

/** The batch, one frame of each kind of work. */
export const frames: readonly [TrialFrame, ...TrialFrame[]] = [
  {
    id: 'street',
    name: '街景',
    task: '框住正中的轿车：含后视镜和车轮，不含地上的影子。',
    kind: 'box',
    reference: box(210, 190, 390, 330),
    second: box(213, 187, 393, 331),
    Drawing: Street,
  },
  {
    id: 'invoice',
    name: '票据',
    task: '框住购买方的四行字段：左起字段名，右到最宽的一行，四边贴字。',
    kind: 'box',
    reference: box(100, 108, 372, 218),
    second: box(98, 106, 374, 219),
    Drawing: Invoice,
  },
  {
    id: 'parcel',
    name: '地块',
    task: '沿田埂内侧勾出 07 号地块：五个拐角，各落一个点。',
    kind: 'polygon',
    reference: polygon(...parcelCorners),
    second: polygon([178, 101], [360, 75], [429, 187], [345, 301], [192, 270]),
    Drawing: Parcel,
  },
  {
    id: 'point-cloud',
    name: '点云',
    task: '俯视点云里框住前车：贴着最外一圈点，不含路边的点。',
    kind: 'box',
    reference: boxed(car),
    second: box(220, 138, 390, 225),
    Drawing: PointCloud,
  },
  {
    id: 'speech',
    name: '语音',
    task: '标出中间那句话的起止：不含前面的咳嗽和后面的呼吸。',
    kind: 'interval',
    reference: interval(sentence.start, sentence.end),
    second: interval(sentence.start - 3, sentence.end + 6),
    Drawing: Speech,
  },
  {
    id: 'leaf',
    name: '叶片',
    task: '框住中间这片病叶：贴着叶缘，不含叶柄。',
    kind: 'box',
    reference: box(185, 88, 436, 302),
    second: box(187, 86, 438, 305),
    Drawing: Leaf,
  },
]
