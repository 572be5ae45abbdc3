import { createHash } from 'node:crypto'

/** Facts a policy depends on. */
export interface PolicySettings {
  /** Host that relative images may come from (ASSET_BASE_URL, X-80). */
  assetBaseUrl?: string
  /** Lets the development server's socket and inline styles through. */
  isDevelopment?: boolean
}

/**
 * Policy of a public page: names the hash of every inline script and style, so that a page can be kept as bytes.
 * The empty string's hash lets styled-components insert rules into its empty style element.
 */
export function publicPolicy(html: string, settings: PolicySettings): string {
  const scripts = inlineContents(html, 'script').map(hashSource)
  const styles = ['', ...inlineContents(html, 'style')].map(hashSource)
  return policy(settings, unique(scripts), unique(styles))
}

/** Policy of /admin, which is never kept: one nonce a response. React Aria prints style attributes. */
export function consolePolicy(nonce: string, settings: PolicySettings): string {
  return policy(settings, [`'nonce-${nonce}'`], [`'nonce-${nonce}'`])
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

function inlineContents(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g')
  return [...html.matchAll(pattern)].map((match) => match[1] ?? '')
}

function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

function unique(sources: string[]): string[] {
  return [...new Set(sources)]
}
