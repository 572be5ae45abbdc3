/** HTML that was reduced to the allow-list, or none. Text from the store is none before `cleanHtml` of a host has read it. */
export type CleanHtml = '' | (string & { readonly isCleanHtml: true })

/** The one allow-list for HTML that administrators write: kept on save and applied again on render. */
export const htmlAllowList = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'h5',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'blockquote',
    'ul',
    'ol',
    'li',
    'a',
    'img',
    'figure',
    'figcaption',
    'pre',
    'code',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
  ],
  // A style says how text is aligned and nothing else (`keepAlignment`).
  allowedAttributes: {
    p: ['style'],
    h2: ['style'],
    h3: ['style'],
    h4: ['style'],
    h5: ['style'],
    figure: ['style'],
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'style'],
    th: ['colspan', 'rowspan', 'scope', 'style'],
    td: ['colspan', 'rowspan', 'style'],
    ol: ['start'],
  },
  parseStyleAttributes: false,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard' as const,
  // Deeper nesting is an attack on the parser, not a text.
  nestingLimit: 30,
  // What these hold is no HTML to a browser, so that without its tags it would become some.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'xmp',
    'iframe',
    'noembed',
    'noframes',
    'noscript',
    'plaintext',
  ],
}

const MOST_PASSES = 5

/**
 * Cleans until nothing changes, since text around a removed tag may read as new markup.
 * @param reduce the host's sanitize-html with `htmlRule`
 */
export function settledHtml(html: string, reduce: (html: string) => string): CleanHtml {
  let settled = html
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const reduced = reduce(settled)
    if (reduced === settled) break
    settled = reduced
  }
  return settled as CleanHtml
}

type Attributes = Record<string, string>

/** The whole rule, as sanitize-html takes it: every host reduces by this one, so that none stores what another refuses. */
export const htmlRule = { ...htmlAllowList, transformTags: { a: safeAnchor, '*': keepAlignment } }

const ALIGNMENT = /(?:^|;)\s*text-align\s*:\s*(left|center|right)\s*(?:;|$)/i

/** Reduces a style to left, center or right, letter by letter as the editor writes it. */
function keepAlignment(tagName: string, attribs: Attributes): { tagName: string; attribs: Attributes } {
  const { style, ...others } = attribs
  if (style === undefined) return { tagName, attribs }
  const side = ALIGNMENT.exec(style)?.[1]?.toLowerCase()
  return { tagName, attribs: side ? { ...others, style: `text-align:${side}` } : others }
}

/** A page opened in a new window must not steer the one it came from. */
function safeAnchor(tagName: string, attribs: Attributes): { tagName: string; attribs: Attributes } {
  const { target, rel: _rel, ...others } = attribs
  if (target !== '_blank') return { tagName, attribs: others }
  return { tagName, attribs: { ...attribs, rel: 'noopener noreferrer' } }
}
