import { expect, test } from 'vitest'
import { deferScriptTags } from './defer-script-tags.ts'

test('the scripts of a page wait for its style and its pictures, which stay as they are', () => {
  const others = '<link rel="stylesheet" href="/a.css"><link rel="preload" href="/a.woff2" as="font"/>'
  const data = '<script nonce="n+/=">window.__remixContext = {}</script>'
  const main = 'import * as route0 from "/a.js"\nwindow.__remixManifest = {\n  "a": "b  c"\n}'
  expect(
    deferScriptTags(
      `${others}<link rel="modulepreload" href="/a.js"/>${data}<script nonce="n+/=" type="module" async="">${main}</script>`,
    ),
  ).toBe(
    `${others}<link rel="late" href="/a.js"/>${data}<script nonce="n+/=" type="late">${main.replace('\n  "a"', '"a"')}</script>`,
  )
})

test('a script that stands before all that is fetched for it waits too, and a page without scripts stays as it is', () => {
  const page =
    '<p>a</p><script nonce="n" type="module" async="">import "/b.js"</script><link rel="modulepreload" href="/b.js"/>'
  expect(deferScriptTags(page)).toBe(
    '<p>a</p><script nonce="n" type="late">import "/b.js"</script><link rel="late" href="/b.js"/>',
  )
  expect(deferScriptTags('<p>a</p>')).toBe('<p>a</p>')
})
