import { scenarioChoices, scenarios } from '#mocks/scenarios.ts'
import { callWords } from '#mocks/rules/call-words.ts'
import { outcomeWords } from '#mocks/rules/mock-rules.ts'
import { statusSentences } from '#contract/shared/messages.ts'
import { inAddress } from '#mocks/rules/write-rules.ts'
import { escapeHtml } from './escape-html.ts'
import { framedPage } from './page-frame.ts'
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
 * The bar's functions as a page of links and forms without script (docs/mocks.md#没有脚本时). It lists current rules,
 * scenarios, rule words and the reset.
 * @param paths of mock mode's other calls, below `/mock`
 * @param account the invented one; undefined where ADMIN_PASSWORD names another
 */
export function mockPage(
  { begun, clock, calls, replay }: Tester,
  paths: readonly string[],
  account: ShownAccount | undefined,
): string {
  const made = calls.made().length
  return framedPage(
    '模拟模式',
    `<p>数据是模拟的，只在内存里；每位测试人员各有一份。此页不需要脚本，选定之后到<a href="/">网站首页</a>或<a href="/admin">后台</a>查看（后台的登录需要脚本；${accountOf(account)}）。</p>
<dl>
<dt>现在的情境</dt><dd><code>${escapeHtml(begun.text)}</code>${labelled(begun.text)}</dd>
<dt>接口的时间</dt><dd>${chinaTime(clock.now())}</dd>
<dt>请求记录</dt><dd><a href="/mock/calls">${made} 次</a></dd>
${replay ? `<dt>正在重放</dt><dd>${escapeHtml(replay.bugReport.panel)}（重置即结束）</dd>\n` : ''}</dl>
<form method="post" action="/mock/reset"><button>重置：最初的内容、正常的情境、真实的时间</button></form>
<nav aria-label="本页">${list(sections.map(([id, title]) => `<a href="#${id}">${title}</a>`))}</nav>
${section('write')}
<form action="/mock">
<label for="mock">情境</label>
<div class="line"><input id="mock" name="mock" value="${escapeHtml(begun.text)}" autocomplete="off" autocapitalize="none" spellcheck="false"> <button>开始</button></div>
</form>
<p>规则用 <code>;</code> 隔开；每条是“哪些接口”<code>=</code>“怎么应答”，可加 <code>,delay:1s</code>、<code>,from:2</code>、<code>,times:1</code>。写错时会列出最接近的写法。例如：</p>
${list(examples.map((text) => chosenBy('mock', text)))}
${section('scenarios')}
${groups(begun.text)}
${section('words')}
<h3>哪些接口</h3>
${words([['*', '全部接口'], ['GET/api/banner/list', '一个地址，* 代表任意文字'], ...Object.entries(callWords).map(([word, { label }]) => [word, label] as const)])}
<h3>怎么应答</h3>
${words([...Object.entries(statusSentences), ['502', '代理的页面'], ['504', '代理的页面'], ...Object.entries(outcomeWords)])}
${section('calls')}
<p>以 <code>{ code, message, data }</code> 应答：</p>
${list(paths.map((path) => `<code>/mock${escapeHtml(path)}</code>`))}`,
  )
}

/** The account that the login screen shows too. */
export interface ShownAccount {
  username: string
  password: string
}

/** One that anyone who started mock mode has chosen is theirs to tell. */
const accountOf = (account: ShownAccount | undefined) =>
  account
    ? `账号 <code>${escapeHtml(account.username)}</code>，密码 <code>${escapeHtml(account.password)}</code>`
    : '账号由启动时的 ADMIN_USERNAME、ADMIN_PASSWORD 指定'

/** What the page has, in its order. */
const sections = [
  ['write', '写一个情境'],
  ['scenarios', '场景'],
  ['words', '写情境用的词'],
  ['calls', '给程序用的地址'],
] as const

const section = (wanted: (typeof sections)[number][0]) =>
  sections.flatMap(([id, title]) => (id === wanted ? `<h2 id="${id}">${title}</h2>` : [])).join('')

/** A preset in force is named in Chinese too. */
const labelled = (text: string) =>
  scenarioChoices.flatMap(({ name, label }) => (name === text ? `（${escapeHtml(label)}）` : [])).join('')

const chinaTime = (now: Date) =>
  now.toLocaleString('zh-CN', { timeZone: 'Asia/Shanghai', dateStyle: 'long', timeStyle: 'medium' })

/** Every preset by its group; the one in force is marked. */
function groups(current: string): string {
  const names = [...new Set(scenarioChoices.map(({ group }) => group))]
  return names
    .map((name) => {
      const links = scenarioChoices
        .filter(({ group }) => group === name)
        .map((each) => {
          const { composition } = scenarios[each.name]
          const made = composition && ` <code>${escapeHtml(composition)}</code>`
          return `${chosenBy('scenario', each.name, each.label, each.name === current)}${made}`
        })
      return `<h3>${escapeHtml(name)}</h3>\n${list(links, 'columns')}`
    })
    .join('\n')
}

/** A link that applies mock rules and shows this page again. */
function chosenBy(key: 'mock' | 'scenario', text: string, label = text, isCurrent = false): string {
  const mark = isCurrent ? ' aria-current="true"' : ''
  return `<a href="${escapeHtml(`/mock?${key}=${inAddress(text)}`)}"${mark}>${escapeHtml(label)}</a>`
}

const list = (items: readonly string[], look = '') =>
  `<ul${look && ` class="${look}"`}>\n${items.map((each) => `<li>${each}</li>`).join('\n')}\n</ul>`

const words = (pairs: readonly (readonly [word: string, label: string])[]) =>
  list(
    pairs.map(([word, label]) => `<code>${escapeHtml(word)}</code> ${escapeHtml(label)}`),
    'columns',
  )
