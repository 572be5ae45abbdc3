import type { Scenario } from './scenario.ts'

const group = 'network'

/** What happens between the browser and the server. */
export const networkScenarios = {
  'network-failure': {
    group,
    label: '网络中断',
    stages: 'public-site §8: no answer',
    composition: '*=cut',
  },
  'network-failure-on-save': {
    group,
    label: '保存时网络中断',
    stages: 'public-site §8: a message gets no answer; back-office §8: a save gets none',
    composition: 'write=cut',
  },
  'proxy-page': {
    group,
    label: '代理返回错误页',
    stages: 'public-site §8: another failure, a page of a proxy in place of an answer',
    composition: 'records=502',
  },
  'proxy-page-as-success': {
    group,
    label: '代理以200返回网页',
    stages: 'public-site §8: another failure, a sign-in page of a network in place of an answer',
    composition: 'records=html',
  },
  'half-answer': {
    group,
    label: '响应不完整',
    stages: 'public-site §8: another failure, JSON that breaks off',
    composition: 'records=half',
  },
  'empty-answer': {
    group,
    label: '响应为空',
    stages: 'public-site §8: another failure, an answer without a body',
    composition: 'records=empty',
  },
  'map-script-fails': {
    group,
    label: '地图脚本加载失败',
    stages: 'public-site §8: the script of the map does not come; in Storybook and in MSW only',
    composition: 'map=cut',
  },
  'lazy-part-missing': {
    group,
    label: '延迟加载的部分缺失',
    stages: 'public-site §8, back-office §8: a lazily loaded part fails at once; in mock mode only',
    composition: 'late-parts=missing',
  },
  'lazy-part-never-comes': {
    group,
    label: '延迟加载的部分超时',
    stages: 'public-site §8, back-office §8: a lazily loaded part takes over 120 s; in mock mode only',
    composition: 'late-parts=never',
  },
} satisfies Record<string, Scenario>
