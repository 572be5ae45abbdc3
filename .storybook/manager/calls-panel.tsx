/** @jsxRuntime automatic */
import type { LoggedCall } from '#stories/toolbar-globals/call-log.ts'
import { useCalls } from './call-store.ts'
import { Empty, Lines } from './panel.styles.ts'

/** Every call the story made: what came back, and how fast. */
export function CallsPanel() {
  const calls = useCalls()
  return calls.length === 0 ? <Empty>这个故事没有请求接口。</Empty> : <Calls calls={calls} />
}

function Calls({ calls }: { calls: readonly LoggedCall[] }) {
  return (
    <Lines>
      <thead>
        <tr>
          <th>接口</th>
          <th>状态</th>
          <th>用时</th>
          <th>场景</th>
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
          </tr>
        ))}
      </tbody>
    </Lines>
  )
}

function statusOf(status: number | undefined): string {
  if (status === undefined) return '等待中'
  return status === 0 ? '连接中断' : String(status)
}
