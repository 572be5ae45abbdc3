import { useEffect, useState } from 'react'
import { asCurl } from './as-curl.ts'
import { CopyButton } from './copy-button.tsx'
import type { MockApi, ShownCall } from './mock-api.ts'

const ASKED_EVERY_MS = 1500

/** The calls that were made, the newest first, with what was sent and answered. */
export function CallsList({ api }: { api: MockApi }) {
  const [calls, setCalls] = useState<readonly ShownCall[]>([])
  useEffect(() => {
    const load = () =>
      void api.calls().then(
        (made) => setCalls([...made].reverse()),
        // The next time may go well; what was shown stays.
        () => undefined,
      )
    load()
    const timer = setInterval(load, ASKED_EVERY_MS)
    return () => clearInterval(timer)
  }, [api])
  return (
    <>
      <div className="row">
        <h3>接口记录（{calls.length}）</h3>
        <button type="button" onClick={() => void api.forgetCalls().then(() => setCalls([]))}>
          清空
        </button>
      </div>
      {calls.length === 0 ? <p>还没有请求接口。</p> : null}
      <ul>
        {calls.map((call) => (
          <li key={call.id}>
            <CallDetails call={call} />
          </li>
        ))}
      </ul>
    </>
  )
}

function CallDetails({ call }: { call: ShownCall }) {
  const { line, address, by, sent, status, answered = '', ms, applied } = call
  return (
    <details>
      <summary>
        <code>{line}</code> {statusWords(status)}
        {ms === undefined ? '' : ` ${ms} ms`}
        {by === 'page' ? ' 页面' : ''}
        {applied ? ' ●' : ''}
      </summary>
      <p>
        <code>{address}</code>
      </p>
      {applied ? <p>规则：{applied}</p> : null}
      <Body title="发送" text={sent} />
      <Body title="回答" text={answered} />
      <div className="row">
        <CopyButton label="复制为 cURL" textOf={() => asCurl(call, location.origin)} />
      </div>
    </details>
  )
}

function Body({ title, text }: { title: string; text: string }) {
  if (text === '') return <p>{title}：没有内容</p>
  return (
    <>
      <p>{title}：</p>
      {/* It scrolls, so the keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} role="group" aria-label={title}>
        {indented(text)}
      </pre>
    </>
  )
}

function statusWords(status: number | undefined): string {
  if (status === undefined) return '等待中'
  return status === 0 ? '连接中断' : String(status)
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
