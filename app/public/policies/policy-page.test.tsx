import { createRemixStub } from '@remix-run/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { pageReaderOf } from '#tests/pages/read-of.ts'
import { loadPolicy } from './load-policy.ts'
import { policyMeta } from './policy-meta.ts'
import { PolicyPage } from './policy-page.tsx'

const READ = 'GET /api/site-settings'

// The first render makes all styles and fetches the policy's text.
beforeAll(async () => {
  await show('terms', null)
  await screen.findByRole('heading', { level: 2, name: '内容的使用' }, { timeout: 60_000 })
  cleanup()
}, 120_000)

async function show(name: 'privacy' | 'terms', settings: object | null) {
  const content = await loadPolicy(pageReaderOf({ [READ]: settings }), name)
  const Stub = createRemixStub([{ path: '*', Component: () => <PolicyPage {...content} /> }])
  render(<Stub />)
}

test('S-005 the policy that administrators wrote stands whole, with its version', async () => {
  const privacyText = '<h2>我们收集什么</h2><p>姓名</p><script>alert(1)</script>'
  await show('privacy', { privacyText, privacyVersion: '2026-11-25', legalName: '图联数据有限公司' })
  expect(screen.getByRole('heading', { level: 1, name: '隐私政策' })).toBeVisible()
  expect(await screen.findByRole('heading', { level: 2, name: '我们收集什么' })).toBeVisible()
  expect(screen.getByText('版本 2026-11-25')).toBeVisible()
  expect(screen.getByText('图联数据有限公司')).toBeVisible()
  expect(document.body.innerHTML).not.toContain('alert(1)')
  expect(screen.getByRole('link', { name: /服务条款/ })).toHaveAttribute('href', '/terms')
})

test.each([
  ['privacy', '您的权利'],
  ['terms', '内容的使用'],
] as const)(
  'S-005 without a text of theirs %s says what the site does, with its facts',
  async (name, chapter) => {
    await show(name, { email: 'office@example.com' })
    expect(await screen.findByRole('heading', { level: 2, name: chapter })).toBeVisible()
    expect(screen.getByText('版本 2026-12')).toBeVisible()
    expect(screen.getByText(/office@example.com/)).toBeVisible()
  },
)

test('who uses a right writes or dials from the sentence that says so', async () => {
  await show('privacy', { email: 'office@example.com', phone: '0551-12345678' })
  const sentence = await screen.findByText(/请发邮件至/)
  expect(sentence).toHaveTextContent('请发邮件至 office@example.com 或致电 0551-12345678，我们会在')
  const links = [...sentence.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])
  expect(links).toEqual([
    ['office@example.com', 'mailto:office@example.com'],
    ['0551-12345678', 'tel:055112345678'],
  ])
})

test('a policy has a name, a summary and one address for search engines', async () => {
  const content = await loadPolicy(pageReaderOf({ [READ]: null }), 'terms')
  expect(policyMeta('terms', { content, publicUrl: 'https://www.example.com' })).toEqual(
    expect.arrayContaining([
      { title: '服务条款 · 图联科技' },
      { tagName: 'link', rel: 'canonical', href: 'https://www.example.com/terms' },
    ]),
  )
})
