import { renderToStaticMarkup } from 'react-dom/server'
import type { DayLook } from '#content/site-settings/day-looks.ts'
import { themeHead } from '#app/theme-choice/theme-head.ts'
import { notFoundCss } from './not-found-css.ts'
import { NotFoundPage } from './not-found-page.tsx'

/**
 * The document of an unknown address, a tenth of another page's size: mostly programs request it. Only the theme's
 * script runs.
 * @param look how the site is dressed on this day
 */
export function notFoundDocument(nonce: string, look?: DayLook): string {
  return [
    `<!DOCTYPE html><html lang="zh-CN"${look ? ` data-day="${look}"` : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>页面不存在 · 图联科技</title><meta name="robots" content="noindex">',
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">${themeHead(nonce)}`,
    `<style nonce="${nonce}">${notFoundCss}</style></head>`,
    `<body>${renderToStaticMarkup(<NotFoundPage />)}</body></html>`,
  ].join('')
}
