import sanitizeHtml from 'sanitize-html'
import { htmlRule, type CleanHtml } from '#contract/html-allow-list.ts'

/** The same reduction as the server makes, so that a mock stores what the product would store. */
export const cleanHtml = (html: string): CleanHtml => sanitizeHtml(html, htmlRule) as CleanHtml
