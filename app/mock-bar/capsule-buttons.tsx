import { useId, useState } from 'react'
import { MOST_CAPSULE_BYTES } from '#contract/capsule/capsule.ts'
import { tooLarge } from '#contract/capsule/read-capsule.ts'
import { openReport } from '#app/capsule/open-report.tsx'
import type { MockApi } from './mock-api.ts'
import { callsForReport } from './calls-for-report.ts'
import { openCapsule } from './play-capsule.ts'

/** Saves what is on the screen as a capsule, or opens one (docs/mocks.md#胶囊). */
export function CapsuleButtons({ api }: { api: MockApi }) {
  const [refused, setRefused] = useState('')
  const inputId = useId()

  async function attempt(work: () => Promise<void>) {
    setRefused('')
    try {
      await work()
    } catch (error) {
      setRefused(error instanceof Error ? error.message : String(error))
    }
  }

  async function open(file: File | undefined) {
    if (!file) return
    if (file.size > MOST_CAPSULE_BYTES) throw tooLarge(file.size)
    await openCapsule(api, await file.text())
  }

  return (
    <>
      <div className="row">
        <button
          type="button"
          onClick={() =>
            void attempt(() =>
              openReport({ savedIn: 'mock', calls: async () => callsForReport(await api.calls()) }),
            )
          }
        >
          报告问题
        </button>
        <label htmlFor={inputId}>打开胶囊</label>
        <input
          id={inputId}
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            void attempt(() => open(file)).then(() => {
              // The same file can be chosen again.
              target.value = ''
            })
          }}
        />
      </div>
      {refused ? <p role="alert">{refused}</p> : null}
    </>
  )
}
