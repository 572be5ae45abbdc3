import sanitizeHtml from 'sanitize-html'
import { htmlAllowList } from '#contract/html-allow-list.ts'

/** The same reduction as the server makes, so that a mock stores what the product would store. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, {
    ...htmlAllowList,
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        // A page opened in a new window must not steer the one it came from.
        attribs:
          attribs.target === '_blank' ? { ...attribs, rel: 'noopener noreferrer' } : withoutTarget(attribs),
      }),
    },
  })
}

function withoutTarget({
  target: _target,
  rel: _rel,
  ...attribs
}: Record<string, string>): Record<string, string> {
  return attribs
}
