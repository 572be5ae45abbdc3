import { useState } from 'react'
import { frames, type TrialFrame } from './frames.ts'
import { spokenOf } from './hints.ts'
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

/** What was done on one frame. */
export interface Work extends Labeling {
  /** When the first stroke began. */
  startedAt?: number
  /** What a screen reader is told of the last key. */
  said?: string
  /** Nothing before the submission. */
  result?: Judged
}

/** One batch of frames in a visitor's hands; nothing of it leaves the page. */
export function useTrial() {
  const [index, open] = useState(0)
  const [works, setWorks] = useState<Record<string, Work>>({})
  const frame = frames[index] as TrialFrame
  const work = works[frame.id] ?? {}
  const { shape, result } = work

  const put = (makeOf: (before: Work) => Work) =>
    setWorks((all) => ({ ...all, [frame.id]: makeOf(all[frame.id] ?? {}) }))

  /** A judged frame stays as it is. */
  function change(next: Labeling & Pick<Work, 'said'>) {
    const now = next.shape && Date.now()
    put((before) => (before.result ? before : { ...next, startedAt: before.startedAt ?? now }))
  }

  function submit() {
    if (!isFinished(shape)) return
    const now = Date.now()
    const seconds = (now - (work.startedAt ?? now)) / 1000
    const verdict = verdictOn(shape, frame.reference, frame.second)
    put(() => ({ result: { label: shape, verdict, seconds } }))
  }

  return {
    frame,
    index,
    works,
    work,
    canSubmit: isFinished(shape),
    change,
    submit,
    /** Whether the key meant something. */
    press(key: string, isShift?: boolean): boolean {
      if (result) return false
      if (key === 'Enter') submit()
      const next = afterKey(frame.kind, work, key, isShift)
      if (next) change({ ...next, said: spokenOf(next, key) })
      return Boolean(next) || key === 'Enter' || key === ' '
    },
    redraw: () => put(() => ({})),
    open,
    next: () => open((index + 1) % frames.length),
  }
}

/** What a visitor does with the batch. */
export type Trial = ReturnType<typeof useTrial>
