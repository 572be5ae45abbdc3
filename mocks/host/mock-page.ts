import { demoAdministrator } from '#mocks/accounts.ts'
import { scenarioChoices, scenarios } from '#mocks/scenarios.ts'
import { callWords } from '#mocks/situation/call-words.ts'
import { outcomeWords } from '#mocks/situation/situation.ts'
import { statusSentences } from '#mocks/situation/statuses.ts'
import { inAddress } from '#mocks/situation/write-situation.ts'
import { escaped } from './escaped.ts'
import type { Tester } from './testers.ts'

/** Texts that show how rules are written, as links. */
const examples = [
  'save@banner=500(正在维护),times:1',
  'load@news=broken:3',
  '*=cut,from:3,times:2',
  '*=401;login=ok',
  'many;content@banner=empty;*=delay:1s',
]

/**
 * What the bar offers, as a page of links and forms that needs no script (docs/mocks.md#没有脚本时): the situation in force,
 * every scenario, the words that a text may be made of, the reset.
 * @param paths of mock mode's other calls, below `/mock`
 */
export function mockPage({ begun, clock, calls, replay }: Tester, paths: readonly string[]): string {
  const made = calls.made().length
  return `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>模拟模式</title>
<h1>模拟模式</h1>
<p>数据是模拟的，只在内存里；每位测试人员各有一份。此页不需要脚本，选定之后到<a href="/">网站首页</a>或<a href="/admin">后台</a>查看（后台的登录需要脚本；账号 ${escaped(demoAdministrator.username)}，密码 ${escaped(demoAdministrator.password)}）。</p>
<dl>
<dt>现在的情境</dt><dd><code>${escaped(begun.text)}</code></dd>
<dt>接口的时间</dt><dd>${clock.now().toISOString()}</dd>
<dt>请求记录</dt><dd><a href="/mock/calls">${made} 次</a></dd>
${replay ? `<dt>正在重放</dt><dd>${escaped(replay.capsule.panel)}（重置即结束）</dd>\n` : ''}</dl>
<form method="post" action="/mock/reset"><button>重置：最初的内容、正常的情境、真实的时间</button></form>
<h2>写一个情境</h2>
<form action="/mock">
<label for="mock">情境</label> <input id="mock" name="mock" size="60" value="${escaped(begun.text)}"> <button>开始</button>
</form>
<p>规则用 <code>;</code> 隔开；每条是“哪些接口”<code>=</code>“怎么应答”，可加 <code>,delay:1s</code>、<code>,from:2</code>、<code>,times:1</code>。写错时会列出最接近的写法。例如：</p>
${list(examples.map((text) => chosenBy('mock', text)))}
<h3>哪些接口</h3>
${words([['*', '全部接口'], ['GET/api/banner/list', '一个地址，* 代表任意文字'], ...Object.entries(callWords).map(([word, { label }]) => [word, label] as const)])}
<h3>怎么应答</h3>
${words([...Object.entries(statusSentences), ['502', '代理的页面'], ['504', '代理的页面'], ...Object.entries(outcomeWords)])}
<h2>场景</h2>
${groups()}
<h2>给程序用的地址</h2>
<p>以 <code>{ code, message, data }</code> 应答：</p>
${list(paths.map((path) => `<code>/mock${escaped(path)}</code>`))}
</html>
`
}

function groups(): string {
  const names = [...new Set(scenarioChoices.map(({ group }) => group))]
  return names
    .map((name) => {
      const links = scenarioChoices
        .filter(({ group }) => group === name)
        .map((each) => {
          const { composition } = scenarios[each.name]
          const made = composition && ` <code>${escaped(composition)}</code>`
          return `${chosenBy('scenario', each.name, each.label)}${made}`
        })
      return `<h3>${escaped(name)}</h3>\n${list(links)}`
    })
    .join('\n')
}

/** A link that begins a situation and shows this page again. */
function chosenBy(key: 'mock' | 'scenario', text: string, label = text): string {
  return `<a href="${escaped(`/mock?${key}=${inAddress(text)}`)}">${escaped(label)}</a>`
}

const list = (items: readonly string[]) =>
  `<ul>\n${items.map((each) => `<li>${each}</li>`).join('\n')}\n</ul>`

const words = (pairs: readonly (readonly [word: string, label: string])[]) =>
  list(pairs.map(([word, label]) => `<code>${escaped(word)}</code> ${escaped(label)}`))
