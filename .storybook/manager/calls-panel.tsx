/** @jsxRuntime automatic */
import parityReport from '#mocks/parity-report.json'
import { ageInDays, agreementOn, type Agreement, type ParityReport } from '#mocks/parity-report.ts'
import type { MadeCall } from '#stories/lenses/calls.ts'
import { useCalls } from './kept-calls.ts'
import { Agreed, Empty, Lines, Note } from './panel.styles.ts'

const report: ParityReport = parityReport

const words: Record<Agreement, string> = { agrees: '一致', differs: '有差异', unchecked: '未核对' }

/** Every call the story made: what came back, how fast, and whether the server answers the same (`npm run parity`). */
export function CallsPanel() {
  const calls = useCalls()
  return (
    <>
      <Note>
        核对报告：{report.checkedOn}（{ageOf(report)}），两边各 {report.requests} 次请求。更新报告：
        <code>npm run parity</code>
      </Note>
      {calls.length === 0 ? <Empty>这个故事没有请求接口。</Empty> : <Calls calls={calls} />}
    </>
  )
}

function Calls({ calls }: { calls: readonly MadeCall[] }) {
  return (
    <Lines>
      <thead>
        <tr>
          <th>接口</th>
          <th>状态</th>
          <th>用时</th>
          <th>场景</th>
          <th>模拟与服务器</th>
        </tr>
      </thead>
      <tbody>
        {calls.map(({ line, address, status, ms, scenario }, index) => (
          <tr key={index}>
            <td title={address}>
              <code>{line}</code>
            </td>
            <td>{statusOf(status)}</td>
            <td>{ms === undefined ? '…' : `${ms} ms`}</td>
            <td>{scenario}</td>
            <td>
              <Parity line={line} />
            </td>
          </tr>
        ))}
      </tbody>
    </Lines>
  )
}

function Parity({ line }: { line: string }) {
  const agreement = agreementOn(report, line)
  const found = report.calls[line]
  const detail = found?.kinds
    ? `${found.differences} 处：${found.kinds}`
    : found && `${found.requests} 次请求`
  return (
    <Agreed $agreement={agreement}>
      {words[agreement]}
      {detail && `（${detail}）`}
    </Agreed>
  )
}

function statusOf(status: number | undefined): string {
  if (status === undefined) return '等待中'
  return status === 0 ? '连接中断' : String(status)
}

function ageOf(kept: ParityReport): string {
  const days = ageInDays(kept, new Date())
  return days === 0 ? '今天' : `${days} 天前`
}
