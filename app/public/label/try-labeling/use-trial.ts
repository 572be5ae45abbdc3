import { useRef, useState } from 'react'
import { frames, type TrialFrame } from './frames.ts'
import { afterKey, type Labeling } from './shape-keys.ts'
import { isFinished, type Shape } from './shapes.ts'
import { verdictOn, type Verdict } from './verdict.ts'

/** A submitted label with what quality control says of it. */
export interface Judged {
  label: Shape
  verdict: Verdict
  /** From the first stroke to the submission. */
  seconds: number
}

/** One batch of frames in a visitor's hands; nothing of it leaves the page. */
export function useTrial() {
  const [index, setIndex] = useState(0)
  const [labeling, setLabeling] = useState<Labeling>({})
  const [judged, setJudged] = useState<Record<string, Judged>>({})
  const startedAt = useRef<number>()
  const frame = frames[index] as TrialFrame
  const result = judged[frame.id]

  function change(next: Labeling) {
    if (next.shape) startedAt.current ??= Date.now()
    setLabeling(next)
  }

  function begin(nextIndex: number) {
    startedAt.current = undefined
    setLabeling({})
    setIndex(nextIndex)
  }

  function submit() {
    const { shape } = labeling
    if (result || !isFinished(shape)) return
    const seconds = (Date.now() - (startedAt.current ?? Date.now())) / 1000
    const verdict = verdictOn(shape, frame.reference, frame.second)
    setJudged({ ...judged, [frame.id]: { label: shape, verdict, seconds } })
    setLabeling({})
  }

  return {
    frame,
    index,
    labeling,
    judged,
    result,
    canSubmit: !result && isFinished(labeling.shape),
    change,
    submit,
    /** Whether the key meant something. */
    press(key: string, isShift: boolean): boolean {
      if (result) return false
      if (key === 'Enter') submit()
      const next = afterKey(frame.kind, labeling, key, isShift)
      if (next) change(next)
      return Boolean(next) || key === 'Enter' || key === ' '
    },
    redraw() {
      const { [frame.id]: _removed, ...others } = judged
      setJudged(others)
      begin(index)
    },
    open: (nextIndex: number) => nextIndex !== index && begin(nextIndex),
    next: () => begin((index + 1) % frames.length),
  }
}

/** What a visitor does with the batch. */
export type Trial = ReturnType<typeof useTrial>
