import { createHash } from 'node:crypto'

/** Facts a policy depends on. */
export interface PolicySettings {
  /** Host that relative images may come from (ASSET_BASE_URL, X-80). */
  assetBaseUrl?: string
  /** Lets the development server's socket and inline styles through. */
  isDevelopment?: boolean
}

/** A public page as it is sent, and its policy. */
export interface PublicPage {
  html: string
  policy: string
}

/**
 * Makes a rendered page cacheable: replaces its secret nonce by hashes of exactly the scripts and styles that bear it.
 * The empty string's hash lets styled-components insert rules into its empty style element.
 */
export function publicPage(rendered: string, nonce: string, settings: PolicySettings): PublicPage {
  const own = ownContents(rendered, nonce)
  const scripts = own.script.map(hashSource)
  const styles = [EMPTY, ...own.style.map(hashSource)]
  return { html: own.rest, policy: policy(settings, unique(scripts), unique(styles)) }
}

/**
 * Policy of /admin, which is never cached: one nonce per response. `blob:` permits the worker that packs Excel files;
 * only the page's own scripts can make one.
 */
export function consolePolicy(nonce: string, settings: PolicySettings): string {
  return `${policy(settings, [`'nonce-${nonce}'`], [`'nonce-${nonce}'`])}; worker-src 'self' blob:`
}

function policy(settings: PolicySettings, scripts: string[], styles: string[]): string {
  const assets = settings.assetBaseUrl ? [new URL(settings.assetBaseUrl).origin] : []
  const inline = settings.isDevelopment ? ["'unsafe-inline'"] : undefined
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(inline ?? scripts)],
    'style-src': ["'self'", ...(inline ?? styles)],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'http:', 'https:', ...assets],
    'media-src': ["'self'", 'blob:', 'http:', 'https:', ...assets],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(settings.isDevelopment ? ['ws:'] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    'frame-src': ["'self'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** Contents of a page's own inline scripts and styles, and the page without the nonce that marks them. */
interface OwnContents {
  script: string[]
  style: string[]
  rest: string
}

function ownContents(html: string, nonce: string): OwnContents {
  const own: OwnContents = { script: [], style: [], rest: '' }
  const mark = ` nonce="${nonce}"`
  let last = 0
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, last)) {
    own.rest += html.slice(last, at)
    last = at + mark.length
    const [opened, closed] = [html.lastIndexOf('<', at), html.indexOf('>', last)]
    const [, element] = /^<(script|style)(?=\s)(?![^>]*\ssrc=)/.exec(html.slice(opened, closed + 1)) ?? []
    if (element !== 'script' && element !== 'style') continue
    const end = html.indexOf(`</${element}>`, closed)
    if (end >= 0) own[element].push(html.slice(closed + 1, end))
  }
  own.rest += html.slice(last)
  return own
}

/** Of the empty string. */
const EMPTY = hashSource('')

function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

function unique(sources: string[]): string[] {
  return [...new Set(sources)]
}
