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
 * A public page out of one whose own scripts and styles were rendered with a nonce that nobody could know before: the
 * policy names the hashes of exactly these, whatever else slipped into the page. The nonce itself goes, so that the page can
 * be kept as bytes. The empty string's hash lets styled-components insert rules into its empty style element.
 */
export function publicPage(rendered: string, nonce: string, settings: PolicySettings): PublicPage {
  const scripts = ownContents(rendered, 'script', nonce).map(hashSource)
  const styles = [EMPTY, ...ownContents(rendered, 'style', nonce).map(hashSource)]
  return {
    html: rendered.replaceAll(` nonce="${nonce}"`, ''),
    policy: policy(settings, unique(scripts), unique(styles)),
  }
}

/**
 * Policy of /admin, which is never kept: one nonce a response. React Aria prints style attributes. An Excel file is packed
 * by a worker that the page's own script makes of a blob; nothing else can make one, and it works under this policy too.
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

function ownContents(html: string, element: 'script' | 'style', nonce: string): string[] {
  const own = `(?=[^>]*\\snonce="${nonce.replaceAll('+', '\\+')}")(?![^>]*\\ssrc=)`
  const pattern = new RegExp(`<${element}${own}[^>]*>([\\s\\S]*?)</${element}>`, 'g')
  return [...html.matchAll(pattern)].map((match) => match[1] ?? '')
}

/** Of the empty string. */
const EMPTY = hashSource('')

function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

function unique(sources: string[]): string[] {
  return [...new Set(sources)]
}
