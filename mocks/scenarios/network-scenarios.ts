import { around, insteadOf, matchedCall } from './instead-of.ts'
import { isContentCall, isWrite } from './acts.ts'
import type { Scenario } from './scenario.ts'
import { withBody } from './shaped-failures.ts'

const group = 'network'
const PROXY_PAGE =
  '<html><head><title>502 Bad Gateway</title></head><body><center><h1>502 Bad Gateway</h1></center></body></html>'

/** What happens between the browser and the server. */
export const networkScenarios = {
  'network-failure': {
    group,
    label: '网络中断',
    stages: 'public-site §8: no answer',
    wrap: insteadOf(
      () => true,
      () => Response.error(),
    ),
    isCut: (_method, pathname) => pathname.startsWith('/api/'),
  },
  'network-failure-on-save': {
    group,
    label: '保存时网络中断',
    stages: 'public-site §8: a message gets no answer; back-office §8: a save gets none',
    wrap: insteadOf(isWrite, () => Response.error()),
    isCut: (method, pathname) => {
      const matched = matchedCall(method, pathname)
      return matched !== undefined && isWrite(matched)
    },
  },
  'proxy-page': {
    group,
    label: '代理返回错误页',
    stages: 'public-site §8: another failure, a page of a proxy in place of an answer',
    wrap: insteadOf(
      isContentCall,
      () => new Response(PROXY_PAGE, { status: 502, headers: { 'content-type': 'text/html' } }),
    ),
  },
  'proxy-page-as-success': {
    group,
    label: '代理以200返回网页',
    stages: 'public-site §8: another failure, a sign-in page of a network in place of an answer',
    wrap: insteadOf(
      isContentCall,
      () => new Response(PROXY_PAGE, { status: 200, headers: { 'content-type': 'text/html' } }),
    ),
  },
  'half-answer': {
    group,
    label: '响应不完整',
    stages: 'public-site §8: another failure, JSON that breaks off',
    wrap: around(isContentCall, (answer) => async (request, backend, caller) => {
      const response = await answer(request, backend, caller)
      const text = await response.text()
      return withBody(response, text.slice(0, Math.floor(text.length / 2)))
    }),
  },
  'empty-answer': {
    group,
    label: '响应为空',
    stages: 'public-site §8: another failure, an answer without a body',
    wrap: insteadOf(
      isContentCall,
      () => new Response('', { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' } }),
    ),
  },
  'map-script-fails': {
    group,
    label: '地图脚本加载失败',
    stages: 'public-site §8: the script of the map does not come; in Storybook and in MSW only',
    wrap: (answer) => answer,
  },
  'lazy-part-missing': {
    group,
    label: '延迟加载的部分缺失',
    stages: 'public-site §8, back-office §8: a lazily loaded part fails at once; in mock mode only',
    wrap: (answer) => answer,
    lateParts: 'missing',
  },
  'lazy-part-never-comes': {
    group,
    label: '延迟加载的部分超时',
    stages: 'public-site §8, back-office §8: a lazily loaded part takes over 120 s; in mock mode only',
    wrap: (answer) => answer,
    lateParts: 'never',
  },
} satisfies Record<string, Scenario>
