import sanitizeHtml from 'sanitize-html'
import { htmlRule, settledHtml, type CleanHtml } from '#contract/shared/html-allow-list.ts'

/** Reduces an administrator's HTML to the one allow-list. */
export const cleanHtml = (html: string): CleanHtml =>
  settledHtml(html, (each) => sanitizeHtml(each, htmlRule))
