import { Refusal } from '#contract/engine/refusal.ts'
import { messages } from '#contract/messages.ts'
import { around, refusing } from './instead-of.ts'
import { isContentCall, isLoad, isWrite } from './acts.ts'
import type { Scenario } from './scenario.ts'

/** How long the scenario `slow` keeps every call waiting. */
export const SLOW_MS = 3000

const waiting = around(
  () => true,
  (answer) => async (request, backend, caller) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    return answer(request, backend, caller)
  },
)

/** What people look at most. */
export const generalScenarios = {
  normal: {
    group: 'general',
    label: '正常',
    stages: 'public-site §8, back-office §8: every success sentence',
    wrap: (answer) => answer,
  },
  slow: {
    group: 'general',
    label: '响应缓慢',
    stages: 'public-site §4: submitting and loading states',
    wrap: waiting,
  },
  'slow-save': {
    group: 'general',
    label: '保存缓慢',
    stages: 'public-site §4: the message form while it is sent',
    wrap: (answer) => {
      const slowly = waiting(answer)
      return around(isWrite, () => slowly)(answer)
    },
  },
  'every-load-fails': {
    group: 'general',
    label: '所有加载失败',
    stages: 'public-site §8: any public load fails; back-office §8: every load failure text',
    wrap: refusing(isLoad, () => new Refusal(500, messages.failed)),
  },
  'not-ready': {
    group: 'general',
    label: '数据库不可用',
    stages: 'docs/operating.md#addresses: not ready; every call is refused without inner detail',
    wrap: refusing(isContentCall, () => new Refusal(500, messages.failed)),
  },
} satisfies Record<string, Scenario>
