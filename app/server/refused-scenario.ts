import type { Request, Response } from 'express'

interface Refusal {
  message: string
  nearest: readonly string[]
}

/**
 * Answers a request for a scenario that does not exist, or for several at once, with 400: a browser gets a page with the
 * nearest names and a way on as links, everything else the call's own shape.
 */
export function refusedScenario(request: Request, response: Response, refusal: Refusal): void {
  response.status(400).set({ 'Cache-Control': 'no-store', Vary: 'Accept' })
  if (request.accepts(['json', 'html']) !== 'html') {
    const { message, nearest } = refusal
    response.json({ code: 400, message: `${message}。最接近的：${nearest.join('、')}`, data: null, nearest })
    return
  }
  response.set('Content-Security-Policy', "default-src 'none'").type('html').send(page(request, refusal))
}

function page({ originalUrl }: Request, { message, nearest }: Refusal): string {
  const proposals = nearest.map((name) => `<li><a href="${address(originalUrl, name)}">${name}</a></li>`)
  return `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>没有这个模拟场景</title>
<h1>没有这个模拟场景</h1>
<p>${escaped(message)}。</p>
<p>最接近的：</p>
<ul>${proposals.join('')}</ul>
<p><a href="${address(originalUrl)}">不带场景打开此页</a></p>
</html>
`
}

/** The same address with another scenario, or with none. */
function address(originalUrl: string, name?: string): string {
  const { pathname, searchParams } = new URL(originalUrl, 'http://site')
  for (const key of [...searchParams.keys()]) if (/^scenario(\[|$)/.test(key)) searchParams.delete(key)
  if (name) searchParams.set('scenario', name)
  const query = searchParams.toString()
  return escaped(`${pathname.replace(/^\/+/, '/')}${query && `?${query}`}`)
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
