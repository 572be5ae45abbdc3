import { useEffect, useState } from 'react'
import type { MockApi, PlayedBugReport } from './mock-api.ts'
import { restoreReplayedScreen } from './play-bug-report.ts'

/** Says that a bug report is being played, what could not be brought back of it, and ends it. */
export function PlayingNote({ api }: { api: MockApi }) {
  const [played, setPlayed] = useState<PlayedBugReport>()
  const [missed, setMissed] = useState<readonly string[]>()
  useEffect(() => {
    let isUnmounted = false
    void api.playing().then(
      async (bugReport) => {
        if (!bugReport || isUnmounted) return
        setPlayed(bugReport)
        const left = await restoreReplayedScreen(bugReport)
        if (!isUnmounted) setMissed(left)
      },
      // Without its answer the bar still does all else.
      () => undefined,
    )
    return () => void (isUnmounted = true)
  }, [api])
  if (!played) return null
  return (
    <div className="note">
      <p role="status">
        正在重放问题快照：{played.panel}
        {missed?.length === 0 ? '（画面已还原）' : ''}
      </p>
      {played.note ? <p>发生了什么：{played.note}</p> : null}
      {missed && missed.length > 0 ? <p>没有找到：{missed.join('、')}</p> : null}
      <button type="button" onClick={() => void api.stopPlaying().then(() => location.reload())}>
        退出重放
      </button>
    </div>
  )
}
