import type { Request, Response } from 'express'
import { refusalText, type RulesRefusal } from '#mocks/rules/parse-rules.ts'
import { inAddress } from '#mocks/rules/write-rules.ts'
import { isRulesKey } from '#mocks/rules/rules-in-query.ts'
import { escapeHtml } from './escape-html.ts'
import { framedPage, pagePolicy } from './page-frame.ts'

/**
 * Returns 400 for unknown or contradictory mock rules. A browser gets a page with links to the nearest texts, other
 * clients the API's error shape.
 */
export function refuseRules(request: Request, response: Response, refusal: RulesRefusal): void {
  response.status(400).set({ 'Cache-Control': 'no-store', Vary: 'Accept' })
  if (request.accepts(['json', 'html']) !== 'html') {
    response.json({ code: 400, message: refusalText(refusal), data: null, nearest: refusal.nearest })
    return
  }
  response.set('Content-Security-Policy', pagePolicy).type('html').send(page(request, refusal))
}

function page({ originalUrl }: Request, { message, nearest }: RulesRefusal): string {
  const proposals = nearest.map(
    (text) => `<li><a href="${address(originalUrl, text)}">${escapeHtml(text)}</a></li>`,
  )
  const list = proposals.length === 0 ? '' : `<p>最接近的：</p>\n<ul>${proposals.join('')}</ul>\n`
  return framedPage(
    '没有这个模拟情境',
    `<p>${escapeHtml(message)}。</p>
${list}<p><a href="${address(originalUrl)}">不带情境打开此页</a>，或到<a href="/mock">全部场景与写法</a></p>`,
  )
}

/** The same address with another set of rules, or with none. */
function address(originalUrl: string, text?: string): string {
  const { pathname, searchParams } = new URL(originalUrl, 'http://site')
  const isScenario = [...searchParams.keys()].every((key) => !key.startsWith('mock'))
  for (const key of [...searchParams.keys()]) if (isRulesKey(key)) searchParams.delete(key)
  const asked = text === undefined ? [] : [`${isScenario ? 'scenario' : 'mock'}=${inAddress(text)}`]
  const query = [searchParams.toString(), ...asked].filter(Boolean).join('&')
  return escapeHtml(`${pathname.replace(/^\/+/, '/')}${query && `?${query}`}`)
}
