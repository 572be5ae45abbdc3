import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BrandMark, type BrandMarkProps } from '#app/shared/brand-mark.tsx'

/** The mark (app/shared/brand-mark.tsx) as the text of an SVG file. */
export function markSvg(props: BrandMarkProps = {}): string {
  const markup = renderToStaticMarkup(createElement(BrandMark, props))
  return markup
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" ')
    .replace(' aria-hidden="true"', '')
    .replaceAll(/><\/(rect|path|circle)>/g, '/>')
}
