import { expect, test } from 'vitest'
import { runBundled } from './run-bundled.ts'

/** Prints components with styles in every way that they are asked for, one by one, and the styles that they have made by then. */
const program = `
import '@remix-run/react'
import 'react-router-dom/server.js'
import { createRef, forwardRef } from 'react'
import { jsx } from 'react/jsx-runtime'
import { css, ServerStyleSheet, styled, StyleSheetManager, ThemeProvider } from 'styled-components'
import { renderToStaticMarkup } from 'react-dom/server'

const deciding = (target, componentId) => styled(target).withConfig({ componentId })\`
  color: \${({ $tone, title }) => $tone ?? title ?? 'red'};
  \${({ $isWide, className }) => $isWide && css\`width: \${className ? 1 : 2}px;\`}
\`
const named = (target, componentId, more = {}) => styled(target).withConfig({ componentId, ...more })
const Shown = (said) => jsx('s', { title: JSON.stringify(said) + Object.keys(said), className: said.className })
const Handing = forwardRef((said, ref) => jsx('i', { ...said, title: String(ref !== null) }))
const Usual = (said) => jsx(Shown, { ...said })
Usual.defaultProps = { lang: 'zh' }
const Fixed = named('b', 'fixed')\`color: red;\`
const Picky = named('b', 'picky', { shouldForwardProp: (name) => name !== 'title' })\`color: red;\`
const components = [
  Fixed,
  named(Fixed, 'over')\`color: blue;\`,
  deciding('b', 'deciding'),
  deciding(Shown, 'of-shown'),
  named(Handing, 'of-handing')\`color: red;\`,
  named(Usual, 'of-usual')\`color: red;\`,
  named('b', 'bare')\`\`,
  named('own-element', 'own-element')\`color: red;\`,
  named('b', 'added').attrs(({ $tone }) => ({ id: $tone, lang: undefined, className: 'added' }))\`color: red;\`,
  Picky,
  named(Picky, 'over-picky')\`color: blue;\`,
]
const sayings = () => [
  {}, { $tone: 'blue' }, { $tone: undefined }, { $isWide: true }, { className: 'own', $isWide: true, id: 'a' }, { id: 'b', className: 'own' },
  { className: undefined, id: 'c' }, { className: '' }, { className: null, id: 'd' }, { className: 5 }, { className: null, $isWide: true }, { className: 5, $isWide: true }, { title: undefined, id: undefined },
  { id: null, hidden: false }, { as: 'u', title: 'as' }, { as: undefined }, { as: '' }, { as: Shown, id: undefined, className: undefined },
  { as: Handing, ref: createRef() }, { as: Fixed, className: 'own' }, { as: 'own-element', className: 'own' }, { as: Usual },
  { forwardedAs: 'u' }, { as: Fixed, forwardedAs: 'u' }, { forwardedAs: undefined }, { theme: { tone: 'green' } }, { theme: undefined },
  { children: ['x', jsx(Fixed, {}, 'inner')] }, { style: { top: 1 } }, { dangerouslySetInnerHTML: { __html: '<i></i>' } },
  { onClick() {} }, { ref: createRef(), id: 'e' }, { key: 'f', lang: 'en' },
]
const Themed = named('b', 'themed')\`color: \${({ theme }) => theme.tone};\`
const around = [
  (made) => made,
  (made) => jsx(ThemeProvider, { theme: { tone: 'red' }, children: [made, jsx(Themed, {}, 'a'), jsx(Themed, { theme: { tone: 'blue' } }, 'b')] }),
  (made) => jsx(StyleSheetManager, { shouldForwardProp: (name) => name !== 'id', children: made }),
]
export const printed = []
const sheet = new ServerStyleSheet()
for (const within of around)
  for (const [at, Component] of components.entries())
    for (const said of sayings()) printed.push(renderToStaticMarkup(sheet.collectStyles(within(jsx(Component, said, 'key' + at)))))
export let isCopied
const Asking = named('b', 'asking')\`color: \${(said) => (isCopied = 'theme' in said) ? 'red' : 'red'};\`
renderToStaticMarkup(jsx(Asking, {}))
export const styles = sheet.getStyleTags()
`

interface Printed {
  printed: string[]
  styles: string
  /** Whether rules are asked of a copy of an element's properties. */
  isCopied: boolean
}

test('elements with styles are what they were, and have made the same styles', async () => {
  const [now, before] = [await runBundled<Printed>(program, true), await runBundled<Printed>(program, false)]
  expect(now.printed).toEqual(before.printed)
  expect(now.styles).toBe(before.styles)
  expect(now.printed).toContainEqual(expect.stringMatching(/^<b id="b" class="fixed \w+ own"><\/b>$/))
  expect([now.isCopied, before.isCopied]).toEqual([false, true])
})
