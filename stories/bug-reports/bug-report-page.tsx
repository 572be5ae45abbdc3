import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'
import { Console } from '#app/admin/console.tsx'
import { restoreScreen } from '#app/bug-report/restore-screen.ts'
import type { BugReport } from '#contract/bug-report/bug-report.ts'
import { cleanScreen } from '#mocks/bug-report/clean-bug-report.ts'
import { createRemixStub } from '#stories/remix-stub.tsx'
import { isConsoleBugReport } from './replay-in-story.ts'
import { routesOf } from './site-routes.ts'

export interface BugReportPageProps {
  /** What was saved; `replayInStory` has it already. */
  bugReport: BugReport
}

/** The screen of a bug report: its console panel or page, with opened parts, typed values and sent requests. */
export function BugReportPage({ bugReport }: BugReportPageProps) {
  const [missed, setMissed] = useState<readonly string[]>()
  useEffect(() => {
    let isUnmounted = false
    void restoreScreen(cleanScreen(bugReport.screen)).then((left) => !isUnmounted && setMissed(left))
    return () => void (isUnmounted = true)
  }, [bugReport])
  return (
    <>
      {isConsoleBugReport(bugReport) ? (
        <Console reload={() => undefined} />
      ) : (
        <SitePage address={bugReport.address} />
      )}
      <Note role="status" data-react-aria-top-layer="true">
        正在重放问题快照：{bugReport.panel}
        {missed?.length === 0 ? '（画面已还原）' : ''}
        {missed && missed.length > 0 ? `（没有找到：${missed.join('、')}）` : ''}
        {bugReport.note ? ` · 发生了什么：${bugReport.note}` : ''}
      </Note>
    </>
  )
}

function SitePage({ address }: { address: string }) {
  const [Page, setPage] = useState<() => JSX.Element>()
  const [failure, setFailure] = useState('')
  useEffect(() => {
    routesOf(address).then(
      (routes) => {
        const Stub = createRemixStub(routes)
        setPage(() => () => <Stub initialEntries={[address]} />)
      },
      (error: unknown) => setFailure(String(error)),
    )
  }, [address])
  if (failure) return <p role="alert">{failure}</p>
  return Page ? <Page /> : null
}

const Note = styled.p`
  position: fixed;
  inset: auto auto ${token.space.x1} ${token.space.x1};
  z-index: ${token.zIndex.toast};
  max-width: calc(100vw - ${token.space.x2});
  margin: 0;
  padding: ${token.space.x1};
  color: ${token.color.text};
  font-size: ${token.fontSize.caption};
  background: ${token.color.surface};
  border: 1px dashed ${token.color.survey};
  border-radius: ${token.radius.small};
`
