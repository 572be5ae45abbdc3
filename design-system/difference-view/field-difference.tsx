import { useId, useMemo, type ReactNode } from 'react'
import { findRuns } from './find-runs.ts'
import { Action, Caption, Empty, Label, Note, Pair, Picture, Row, Side } from './difference-view.styles.ts'
import type { FieldPair } from './match-fields.ts'
import { TextDifference, useUnfolded } from './text-difference.tsx'

type FieldDifferenceProps = {
  pair: FieldPair
  captions: { before: string; after: string }
  addressOf: (path: string) => string
  /** A whole text has no name of its own to show. */
  isLabelHidden: boolean
  action?: ReactNode
}

/** One field in two versions. */
export function FieldDifference({ pair, captions, addressOf, isLabelHidden, action }: FieldDifferenceProps) {
  const id = useId()
  const { label, kind } = pair
  return (
    <Row role="group" aria-labelledby={id}>
      <Label id={id} $isHidden={isLabelHidden}>
        {label}
      </Label>
      {action && <Action>{action}</Action>}
      {pair.isFormatOnly && <Note>文字没有变化，只有格式或图片不同。</Note>}
      {kind === 'picture' ? (
        <Pair>
          {(['before', 'after'] as const).map((side) => (
            <Side key={side} $side={side}>
              <Caption $side={side}>{captions[side]}</Caption>
              {pair[side] ? (
                <Picture src={addressOf(pair[side])} alt={`${label}（${captions[side]}）`} />
              ) : (
                <Empty>（无图片）</Empty>
              )}
            </Side>
          ))}
        </Pair>
      ) : (
        <Texts pair={pair} captions={captions} />
      )}
    </Row>
  )
}

function Texts({ pair: { before, after }, captions }: Pick<FieldDifferenceProps, 'pair' | 'captions'>) {
  const { runs, isCoarse } = useMemo(() => findRuns(before, after), [before, after])
  const folds = useUnfolded()
  return (
    <>
      {isCoarse && before !== '' && after !== '' && <Note>改动较大，未逐词比较，变化的部分整段标出。</Note>}
      <Pair>
        {(['before', 'after'] as const).map((side) => (
          <Side key={side} $side={side}>
            <Caption $side={side}>{captions[side]}</Caption>
            <TextDifference runs={runs} side={side} {...folds} />
          </Side>
        ))}
      </Pair>
    </>
  )
}
