import type { Scenario } from './scenario.ts'

/** How long the scenario `slow` keeps every call waiting. */
export const SLOW_MS = 3000

/** What people look at most. */
export const generalScenarios = {
  normal: {
    group: 'general',
    label: '正常',
    stages: 'public-site §8, back-office §8: every success sentence',
    composition: '',
  },
  slow: {
    group: 'general',
    label: '响应缓慢',
    stages: 'public-site §4: submitting and loading states',
    composition: '*=delay:3s',
  },
  'slow-save': {
    group: 'general',
    label: '保存缓慢',
    stages: 'public-site §4: the message form while it is sent',
    composition: 'write=delay:3s',
  },
  'every-load-fails': {
    group: 'general',
    label: '所有加载失败',
    stages: 'public-site §8: any public load fails; back-office §8: every load failure text',
    composition: 'load=500',
  },
  'not-ready': {
    group: 'general',
    label: '数据库不可用',
    stages: 'docs/operations/monitoring.md#健康检查: not ready; every call is refused without inner detail',
    composition: 'ready=no;records=500',
  },
} satisfies Record<string, Scenario>
