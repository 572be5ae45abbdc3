import { Entry, Entries, Root, Summary } from './batch.styles.ts'
import { frames } from './frames.ts'
import type { Work } from './use-trial.ts'

export interface BatchProps {
  /** The frame that is open. */
  index: number
  /** What was done, by frame. */
  works: Record<string, Work>
  /** Opens a frame; without it the batch is only read. */
  open?: (index: number) => void
}

/** The frames of the batch with their results, and how many were accepted. */
export function Batch({ index, works, open }: BatchProps) {
  const results = Object.values(works).flatMap(({ result }) => result ?? [])
  const accepted = results.filter(({ verdict }) => verdict.isAccepted).length
  return (
    <Root>
      <Entries aria-label="本批题目">
        {frames.map(({ id, name }, place) => {
          const { shape, result } = works[id] ?? {}
          const isAccepted = result?.verdict.isAccepted
          const current = place === index ? 'step' : undefined
          return (
            <li key={id}>
              <Entry
                {...(open && { as: 'button', type: 'button', onClick: () => open(place) })}
                aria-current={current}
                data-accepted={isAccepted}
              >
                <span>{name}</span>
                <small>{result ? (isAccepted ? '通过' : '退回') : shape ? '标注中' : '待标'}</small>
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
