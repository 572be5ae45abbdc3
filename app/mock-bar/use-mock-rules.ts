import { useEffect, useState } from 'react'
import { Refused, type MockApi, type NamedScenario } from './mock-api.ts'
import { hasRules, addressWithRules } from './address-with-rules.ts'

/** The rules in force, those to choose from, and what went wrong in choosing. */
export function useMockRules(api: MockApi) {
  const [text, setText] = useState('normal')
  const [scenarios, setScenarios] = useState<readonly NamedScenario[]>([])
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
    // Loaded again, the page would go back to the rules that its address said.
    if (hasRules(location.href))
      history.replaceState(history.state, '', addressWithRules(location.href, chosen))
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
    /** Lets the rules begin, from now on and without loading the page again. */
    choose: (wanted: string) => attempt(async () => show(await api.choose(wanted))),
    /** Puts one's own content, rules and clock back. */
    reset: () =>
      attempt(async () => {
        await api.reset()
        show('normal')
      }),
  }
}
