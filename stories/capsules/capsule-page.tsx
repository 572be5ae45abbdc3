import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { token } from '#design-system/tokens/index.ts'
import { Console } from '#app/admin/console.tsx'
import { restoreScreen } from '#app/capsule/restore-screen.ts'
import type { Capsule } from '#contract/capsule/capsule.ts'
import { harmlessScreen } from '#mocks/capsule/harmless.ts'
import { createRemixStub } from '#stories/remix-stub.tsx'
import { isOfConsole } from './begin-capsule.ts'
import { routesOf } from './site-routes.ts'

export interface CapsulePageProps {
  /** What was saved; `beginCapsule` has been told of it. */
  capsule: Capsule
}

/** The screen of a capsule: the console or the page at its address, what was opened and typed there, and what was sent. */
export function CapsulePage({ capsule }: CapsulePageProps) {
  const [missed, setMissed] = useState<readonly string[]>()
  useEffect(() => {
    let isNotFound = false
    void restoreScreen(harmlessScreen(capsule.screen)).then((left) => !isNotFound && setMissed(left))
    return () => void (isNotFound = true)
  }, [capsule])
  return (
    <>
      {isOfConsole(capsule) ? <Console reload={() => undefined} /> : <SitePage address={capsule.address} />}
      <Note role="status" data-react-aria-top-layer="true">
        正在重放胶囊：{capsule.panel}
        {missed?.length === 0 ? '（画面已还原）' : ''}
        {missed && missed.length > 0 ? `（没有找到：${missed.join('、')}）` : ''}
        {capsule.note ? ` · 发生了什么：${capsule.note}` : ''}
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
