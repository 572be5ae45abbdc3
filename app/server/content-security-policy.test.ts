import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { consolePolicy, publicPage } from './content-security-policy.ts'

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

const NONCE = 'k3Jx+Yq2mC8a/9vT1uWn7w=='
const policyOf = (html: string, settings = {}) => publicPage(html, NONCE, settings).policy

test('a public page names the hash of each of its own inline scripts and styles and no other source', () => {
  const html = `<head><style nonce="${NONCE}" data-x="1">a{}</style></head><script nonce="${NONCE}" type="module">one()</script><script async nonce="${NONCE}" src="/a.js"></script>`
  const policy = policyOf(html)
  expect(policy).toContain(`script-src 'self' ${hash('one()')};`)
  expect(policy).toContain(`style-src 'self' ${hash('')} ${hash('a{}')};`)
  expect(policy).not.toContain('nonce')
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

test.each([
  ['without a nonce', '<script>alert(1)</script>'],
  ['with a guessed nonce', '<script nonce="k3Jx+Yq2mC8a/9vT1uWn7g==">alert(1)</script>'],
  ['with an empty nonce', '<script nonce="">alert(1)</script>'],
  ['that names the attribute only', '<script data-nonce="x" title=" nonce=">alert(1)</script>'],
  ['left open before an own one', '<script>alert(1);/*'],
])('a script that slipped into the page %s gets no hash', (_what, planted) => {
  const policy = policyOf(`${planted}<script nonce="${NONCE}">one()</script>`)
  expect(policy).toContain(`script-src 'self' ${hash('one()')};`)
})

test('a style that slipped into the page gets no hash', () => {
  const policy = policyOf(`<style>body{display:none}</style><style nonce="${NONCE}">a{}</style>`)
  expect(policy).toContain(`style-src 'self' ${hash('')} ${hash('a{}')};`)
})

test('the nonce is nowhere in a public page that is sent', () => {
  const own = `<link rel="modulepreload" nonce="${NONCE}" href="/a.js"/><script nonce="${NONCE}">one()</script>`
  const { html } = publicPage(own, NONCE, {})
  expect(html).toBe('<link rel="modulepreload" href="/a.js"/><script>one()</script>')
})

test('the empty hash of styled-components is the one that browsers compute', () => {
  expect(policyOf('')).toContain("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
})

test('the console has a nonce for scripts and styles and allows style attributes only', () => {
  const policy = consolePolicy('abc', {})
  expect(policy).toContain("script-src 'self' 'nonce-abc';")
  expect(policy).toContain("style-src 'self' 'nonce-abc';")
  expect(policy).toContain("style-src-attr 'unsafe-inline'")
})

test('only the console may make a worker of a blob, with which it packs Excel files', () => {
  expect(consolePolicy('abc', {})).toMatch(/; worker-src 'self' blob:$/)
  expect(policyOf('')).not.toContain('worker-src')
})

test('both policies refuse plugins, foreign frames and a changed base', () => {
  for (const policy of [policyOf(''), consolePolicy('abc', {})]) {
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
  }
})

test('P-349 the address that prefixes relative images is allowed for images', () => {
  expect(policyOf('', { assetBaseUrl: 'https://assets.example.com/site' })).toMatch(
    /img-src[^;]* https:\/\/assets\.example\.com[ ;]/,
  )
})
