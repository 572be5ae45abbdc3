import sanitizeHtml from 'sanitize-html'
import { htmlRule, settledHtml, type CleanHtml } from '#contract/shared/html-allow-list.ts'

/** The same reduction as the server makes, so that a mock stores what the product would store. */
export const cleanHtml = (html: string): CleanHtml =>
  settledHtml(html, (each) => sanitizeHtml(each, htmlRule))
