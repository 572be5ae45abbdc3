import { useEffect, useState } from 'react'
import { Refused, type MockApi, type NamedSituation } from './mock-api.ts'
import { saysSituation, situationAddress } from './situation-address.ts'

/** The situation in force, those to choose from, and what went wrong in choosing. */
export function useSituation(api: MockApi) {
  const [text, setText] = useState('normal')
  const [scenarios, setScenarios] = useState<readonly NamedSituation[]>([])
  const [refused, setRefused] = useState<Refused>()

  async function attempt(work: () => Promise<void>) {
    try {
      await work()
      setRefused(undefined)
    } catch (error) {
      setRefused(error instanceof Refused ? error : new Refused('模拟服务没有回应，请稍后重试', []))
    }
  }

  function show(chosen: string) {
    setText(chosen)
    // Loaded again, the page would go back to the situation that its address said.
    if (saysSituation(location.href))
      history.replaceState(history.state, '', situationAddress(location.href, chosen))
  }

  useEffect(() => {
    void attempt(async () => {
      setScenarios(await api.scenarios())
      setText(await api.situation())
    })
  }, [api])

  return {
    text,
    label: scenarios.find(({ name }) => name === text)?.label ?? text,
    scenarios,
    refused,
    /** Lets the situation begin, from now on and without loading the page again. */
    choose: (wanted: string) => attempt(async () => show(await api.choose(wanted))),
    /** Puts one's own content, situation and clock back. */
    reset: () =>
      attempt(async () => {
        await api.reset()
        show('normal')
      }),
  }
}
