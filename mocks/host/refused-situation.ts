import type { Request, Response } from 'express'
import { inWords, type SituationRefusal } from '#mocks/situation/parse-situation.ts'
import { inAddress } from '#mocks/situation/write-situation.ts'
import { isSituationKey } from '#mocks/situation/asked-situation.ts'
import { escaped } from './escaped.ts'
import { framedPage, pagePolicy } from './page-frame.ts'

/**
 * Answers a request for a situation that does not exist, or that contradicts itself, with 400: a browser gets a page with
 * the nearest texts and a way on as links, everything else the call's own shape.
 */
export function refusedSituation(request: Request, response: Response, refusal: SituationRefusal): void {
  response.status(400).set({ 'Cache-Control': 'no-store', Vary: 'Accept' })
  if (request.accepts(['json', 'html']) !== 'html') {
    response.json({ code: 400, message: inWords(refusal), data: null, nearest: refusal.nearest })
    return
  }
  response.set('Content-Security-Policy', pagePolicy).type('html').send(page(request, refusal))
}

function page({ originalUrl }: Request, { message, nearest }: SituationRefusal): string {
  const proposals = nearest.map(
    (text) => `<li><a href="${address(originalUrl, text)}">${escaped(text)}</a></li>`,
  )
  const list = proposals.length === 0 ? '' : `<p>最接近的：</p>\n<ul>${proposals.join('')}</ul>\n`
  return framedPage(
    '没有这个模拟情境',
    `<p>${escaped(message)}。</p>
${list}<p><a href="${address(originalUrl)}">不带情境打开此页</a>，或到<a href="/mock">全部场景与写法</a></p>`,
  )
}

/** The same address with another situation, or with none. */
function address(originalUrl: string, text?: string): string {
  const { pathname, searchParams } = new URL(originalUrl, 'http://site')
  const isScenario = [...searchParams.keys()].every((key) => !key.startsWith('mock'))
  for (const key of [...searchParams.keys()]) if (isSituationKey(key)) searchParams.delete(key)
  const asked = text === undefined ? [] : [`${isScenario ? 'scenario' : 'mock'}=${inAddress(text)}`]
  const query = [searchParams.toString(), ...asked].filter(Boolean).join('&')
  return escaped(`${pathname.replace(/^\/+/, '/')}${query && `?${query}`}`)
}
