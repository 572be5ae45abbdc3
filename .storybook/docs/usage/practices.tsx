import type { Example, Practice } from '#stories/usage/usage.ts'
import { Text } from './text.tsx'
import { Live, Pairs, Sample, Verdict } from './usage.styles.ts'

/** Right and wrong beside each other, drawn by the components themselves. */
export function Practices({ of }: { of: readonly Practice[] }) {
  return (
    <>
      {of.map(({ good, bad }) => (
        <Pairs key={good.says}>
          <Judged {...good} isGood />
          <Judged {...bad} isGood={false} />
        </Pairs>
      ))}
    </>
  )
}

function Judged({ shows, says, isGood }: Example & { isGood: boolean }) {
  return (
    <Sample $isGood={isGood}>
      <Live className="sb-unstyled">{shows}</Live>
      <Verdict $isGood={isGood}>
        <b>{isGood ? '✓ 该做' : '✕ 不该做'}</b> <Text>{says}</Text>
      </Verdict>
    </Sample>
  )
}
