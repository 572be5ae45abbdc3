import type { ReactNode } from 'react'
import type { Judged } from './use-trial.ts'
import { ACCEPTANCE_LIMIT, type Verdict } from './verdict.ts'
import {
  Figures,
  Gauge,
  Limit,
  Outcome as Root,
  Reached,
  Row,
  Scale,
  Score,
  Text,
  Word,
} from './outcome.styles.ts'

export interface OutcomeProps {
  /** What quality control says; nothing before the submission. */
  result?: Judged
  /** Who drew it. */
  who: string
  /** What stands in place of the verdict until then. */
  state: string
  /** What to do until then. */
  hint: ReactNode
}

/** The verdict in words, the agreement on a scale with the limit, the second opinion, the time. */
export function Outcome({ result, who, state, hint }: OutcomeProps) {
  const verdict = result?.verdict
  return (
    <Root>
      <div>
        <Word data-accepted={verdict?.isAccepted}>{verdict ? verdictWords(verdict) : state}</Word>
        <Text>{verdict ? `${verdict.detail}。` : hint}</Text>
        <Gauge>
          <Score>
            <span>IoU</span>
            <strong data-empty={verdict ? undefined : ''}>{figure(verdict?.score)}</strong>
          </Score>
          <Scale aria-hidden>
            <Reached
              data-accepted={verdict?.isAccepted}
              style={{ width: `${(verdict?.score ?? 0) * 100}%` }}
            />
          </Scale>
          <Limit>验收线 {ACCEPTANCE_LIMIT.toFixed(2)}</Limit>
        </Gauge>
      </div>
      <Figures>
        <Row>
          <dt>复标员与{who} IoU</dt>
          <dd>{figure(verdict?.withSecond)}</dd>
        </Row>
        <Row>
          <dt>复标员与参考 IoU</dt>
          <dd>{figure(verdict?.secondScore)}</dd>
        </Row>
        <Row>
          <dt>用时</dt>
          <dd>{result ? duration(result.seconds) : '—'}</dd>
        </Row>
      </Figures>
    </Root>
  )
}

/** 通过, or 退回 with its reasons. */
export function verdictWords({ isAccepted, reasons }: Verdict): string {
  return isAccepted ? '通过' : `退回：${reasons.join('、')}`
}

/** A time as people read it. */
export function duration(seconds: number): string {
  return seconds < 60
    ? `${seconds.toFixed(1)} 秒`
    : `${Math.floor(seconds / 60)} 分 ${Math.floor(seconds % 60)} 秒`
}

function figure(value: number | undefined): string {
  return value === undefined ? '—' : value.toFixed(2)
}
