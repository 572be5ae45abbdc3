import fc from 'fast-check'
import { expect, test } from 'vitest'
import { htmlAllowList } from '#contract/shared/html-allow-list.ts'
import { cleanHtml } from '#db/store/clean-html.ts'
import { executablesIn } from '../executable.ts'
import { scriptVectors } from '../script-vectors.ts'

const tag = fc.constantFrom(
  ...htmlAllowList.allowedTags,
  ...[
    'script',
    'style',
    'svg',
    'math',
    'iframe',
    'textarea',
    'title',
    'noscript',
    'template',
    'form',
    'x-y',
    'xmp',
  ],
)
const name = fc.constantFrom(
  ...[
    'href',
    'src',
    'title',
    'alt',
    'target',
    'rel',
    'width',
    'colspan',
    'onclick',
    'onerror',
    'style',
    'srcset',
  ],
  ...['xlink:href', 'HREF', 'data-x', 'class', 'is', '/', '"', "'"],
)
const value = fc.constantFrom(
  ...[
    'javascript:alert(1)',
    'JAVA\tSCRIPT:x',
    'data:text/html,x',
    '//evil.example',
    '/a',
    'https://a.example/?a=1&b',
  ],
  ...[
    '"><script>x</script>',
    '&quot;',
    '&#x6A;avascript:x',
    '`',
    '_blank',
    '\u0000',
    '--&gt;',
    '</p>',
    '1',
    '',
  ],
)
const attribute = fc
  .tuple(name, value, fc.constantFrom('"', "'", ''))
  .map(([key, text, quote]) => ` ${key}=${quote}${text}${quote}`)
const opened = fc
  .tuple(tag, fc.array(attribute, { maxLength: 3 }), fc.constantFrom('>', '/>', '', ' '))
  .map(([element, attributes, end]) => `<${element}${attributes.join('')}${end}`)
const piece = fc.oneof(
  opened,
  tag.map((element) => `</${element}>`),
  fc.string({ maxLength: 6, unit: 'binary' }),
  fc.constantFrom(
    ...scriptVectors.slice(0, -1),
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '&lt;',
    '<',
    '>',
    '&',
    '&#60;',
    '字',
  ),
)
const html = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))

test('X-43 whatever is cleaned holds nothing that runs, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(html, (sent) => {
      const clean = cleanHtml(sent)
      expect(executablesIn(clean)).toEqual([])
      expect(cleanHtml(clean)).toBe(clean)
    }),
    { numRuns: 400 },
  )
})

test('plain text is shown as it was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
      expect(cleanHtml(`<p>${escaped}</p>`)).toBe(`<p>${escaped}</p>`)
    }),
    { numRuns: 200 },
  )
})
