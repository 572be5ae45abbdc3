import sanitizeHtml from 'sanitize-html'
import { htmlRule } from '#contract/html-allow-list.ts'

/** Reduces an administrator's HTML to the one allow-list. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, htmlRule)
