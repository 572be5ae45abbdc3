import { renderToStaticMarkup } from 'react-dom/server'
import type { LoadedSite } from '#app/public/site/load-site.ts'
import { themeHead } from '#app/theme-choice/theme-head.ts'
import { notFoundCss } from './not-found-css.ts'
import { NotFoundPage } from './not-found-page.tsx'

/**
 * The document of an unknown address, a tenth of another page's size: mostly programs request it. Only the theme's
 * script runs.
 * @param loaded the facts of the site, and how it is dressed on this day; the built-in facts unless they were loaded
 */
export function notFoundDocument(nonce: string, { site, look }: Partial<LoadedSite> = {}): string {
  return [
    `<!DOCTYPE html><html lang="zh-CN"${look ? ` data-day="${look}"` : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>页面不存在 · 图联科技</title><meta name="robots" content="noindex">',
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">${themeHead(nonce)}`,
    `<style nonce="${nonce}">${notFoundCss}</style></head>`,
    `<body>${renderToStaticMarkup(<NotFoundPage site={site} />)}</body></html>`,
  ].join('')
}
