import { Fragment, useState, type ReactNode } from 'react'
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts'
import { Added, Empty, Fold, Removed, Words } from './difference-view.styles.ts'
import type { Run } from './find-runs.ts'

type TextDifferenceProps = {
  runs: readonly Run[]
  side: 'before' | 'after'
  /** Indices of the long runs that were unfolded; both sides share them. */
  unfolded: ReadonlySet<number>
  onUnfold: (index: number) => void
}

/* Folds runs longer than `longest` and leaves `left` characters visible, more for changed text. */
const folding = {
  same: { longest: 160, left: 40 },
  changed: { longest: 1600, left: 600 },
}

/** One side of a compared text: its own words, with what the other side lacks marked. */
export function TextDifference({ runs, side, unfolded, onUnfold }: TextDifferenceProps) {
  const own = runs.map((run, index) => ({ run, index })).filter(({ run }) => isOn(side, run))
  if (own.length === 0) return <Empty>（空）</Empty>
  return (
    <Words>
      {own.map(({ run, index }) => {
        const text = (
          <Foldable
            run={run}
            hasHead={index > 0 || run.kind !== 'same'}
            hasTail={index < runs.length - 1 && run.kind === 'same'}
            isWhole={unfolded.has(index)}
            onUnfold={() => onUnfold(index)}
          />
        )
        return run.kind === 'same' ? (
          <Fragment key={index}>{text}</Fragment>
        ) : (
          <Marked key={index} run={run}>
            {text}
          </Marked>
        )
      })}
    </Words>
  )
}

/** Which long runs are unfolded. */
export function useUnfolded() {
  const [unfolded, setUnfolded] = useState<ReadonlySet<number>>(new Set())
  return { unfolded, onUnfold: (index: number) => setUnfolded((before) => new Set([...before, index])) }
}

/** A piece that only this side has; said in words, because many screen readers pass del and ins over. */
function Marked({ run: { kind, text }, children }: { run: Run; children: ReactNode }) {
  const Mark = kind === 'removed' ? Removed : Added
  const isInvisible = text.trim() === ''
  return (
    <Mark>
      <VisuallyHidden>{kind === 'removed' ? '［删除：' : '［新增：'}</VisuallyHidden>
      {isInvisible ? <span aria-hidden>{text.replaceAll('\n', '↵\n').replaceAll(' ', '␣')}</span> : children}
      {isInvisible && <VisuallyHidden>{text.includes('\n') ? '换行' : '空格'}</VisuallyHidden>}
      <VisuallyHidden>］</VisuallyHidden>
    </Mark>
  )
}

type FoldableProps = {
  run: Run
  /** Whether its beginning stays in sight, because something changed before it or it changed itself. */
  hasHead: boolean
  hasTail: boolean
  isWhole: boolean
  onUnfold: () => void
}

function Foldable({ run: { kind, text }, hasHead, hasTail, isWhole, onUnfold }: FoldableProps) {
  const { longest, left } = kind === 'same' ? folding.same : folding.changed
  if (isWhole || text.length <= longest) return text
  const letters = [...text]
  const head = hasHead ? letters.slice(0, left) : []
  const tail = hasTail ? letters.slice(-left) : []
  const hidden = letters.length - head.length - tail.length
  return (
    <>
      {head.join('')}…
      <Fold type="button" onClick={onUnfold}>
        {`展开${kind === 'same' ? '未变的' : '其余'} ${hidden} 字`}
      </Fold>
      …{tail.join('')}
    </>
  )
}

function isOn(side: 'before' | 'after', { kind }: Run): boolean {
  return kind === 'same' || (kind === 'removed') === (side === 'before')
}
