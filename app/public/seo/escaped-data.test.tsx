import { Meta } from '@remix-run/react'
import { createRemixStub } from '@remix-run/testing'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageMeta } from '#app/public/page-meta.ts'

test('no title ends the block of data it stands in', async () => {
  const title = '</script><script>alert(1)</script>'
  const meta = () => pageMeta({ name: title, path: '/about/news/1' }, 'https://www.example.com')
  const Page = () => (
    <main>
      <Meta />
    </main>
  )
  const Stub = createRemixStub([{ path: '/', id: 'page', Component: Page, meta }])
  render(<Stub />)
  const blocks = (await screen.findByRole('main')).querySelectorAll('script')
  expect(blocks).toHaveLength(1)
  expect(blocks[0]).toHaveAttribute('type', 'application/ld+json')
  expect(blocks[0]?.innerHTML).not.toContain('<')
  expect(JSON.parse(blocks[0]?.innerHTML ?? '')).toMatchObject({ itemListElement: [{}, { name: title }] })
})
