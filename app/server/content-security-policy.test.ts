import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { consolePolicy, publicPolicy } from './content-security-policy.ts'

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

test('a public page names the hash of each inline script and style and no other source', () => {
  const html = `<head><style data-x="1">a{}</style></head><script type="module">one()</script><script async src="/a.js"></script>`
  const policy = publicPolicy(html, {})
  expect(policy).toContain(`script-src 'self' ${hash('one()')};`)
  expect(policy).toContain(`style-src 'self' ${hash('')} ${hash('a{}')};`)
  expect(policy).not.toContain('nonce')
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

test('the empty hash of styled-components is the one that browsers compute', () => {
  expect(publicPolicy('', {})).toContain("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
})

test('the console has a nonce for scripts and styles and allows style attributes only', () => {
  const policy = consolePolicy('abc', {})
  expect(policy).toContain("script-src 'self' 'nonce-abc';")
  expect(policy).toContain("style-src 'self' 'nonce-abc';")
  expect(policy).toContain("style-src-attr 'unsafe-inline'")
})

test('both policies refuse plugins, foreign frames and a changed base', () => {
  for (const policy of [publicPolicy('', {}), consolePolicy('abc', {})]) {
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
  }
})

test('P-349 the address that prefixes relative images is allowed for images', () => {
  expect(publicPolicy('', { assetBaseUrl: 'https://assets.example.com/site' })).toMatch(
    /img-src[^;]* https:\/\/assets\.example\.com[ ;]/,
  )
})
