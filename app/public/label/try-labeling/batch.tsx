import { Entry, Entries, Root, Summary } from './batch.styles.ts'
import { frames } from './frames.ts'
import type { Judged } from './use-trial.ts'

export interface BatchProps {
  /** The frame that is open. */
  index: number
  /** Results by frame. */
  judged: Record<string, Judged>
  /** Opens a frame; without it the batch is only read. */
  open?: (index: number) => void
}

/** The frames of the batch with their results, and how many were accepted. */
export function Batch({ index, judged, open }: BatchProps) {
  const results = Object.values(judged)
  const accepted = results.filter(({ verdict }) => verdict.isAccepted).length
  return (
    <Root>
      <Entries aria-label="本批题目">
        {frames.map(({ id, name }, place) => {
          const outcome = judged[id] && (judged[id].verdict.isAccepted ? 'accepted' : 'returned')
          const current = place === index ? 'step' : undefined
          return (
            <li key={id}>
              <Entry
                {...(open && { as: 'button', type: 'button', onClick: () => open(place) })}
                aria-current={current}
                data-outcome={outcome}
              >
                <span>{name}</span>
                <small>{outcome ? outcomeWords[outcome] : '待标'}</small>
              </Entry>
            </li>
          )
        })}
      </Entries>
      <Summary>
        本批 {frames.length} 张，已标 {results.length} 张，通过 {accepted} 张
      </Summary>
    </Root>
  )
}

const outcomeWords = { accepted: '通过', returned: '退回' }
