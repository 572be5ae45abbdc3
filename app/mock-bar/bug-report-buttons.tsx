import { useId, useState } from 'react'
import { MOST_BUG_REPORT_BYTES } from '#contract/bug-report/bug-report.ts'
import { tooLarge } from '#contract/bug-report/read-bug-report.ts'
import { openReport } from '#app/bug-report/open-report.tsx'
import type { MockApi } from './mock-api.ts'
import { callsForReport } from './calls-for-report.ts'
import { replayBugReport } from './play-bug-report.ts'

/** Saves what is on the screen as a bug report, or opens one (docs/mocks.md#问题快照). */
export function BugReportButtons({ api }: { api: MockApi }) {
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
    if (file.size > MOST_BUG_REPORT_BYTES) throw tooLarge(file.size)
    await replayBugReport(api, await file.text())
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
        <label htmlFor={inputId}>打开问题快照</label>
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
