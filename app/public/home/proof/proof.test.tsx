import { createRemixStub } from '@remix-run/testing'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { HomeProof } from './home-proof.ts'
import { hasProof } from './home-proof.ts'
import { Proof } from './proof.tsx'

const none: HomeProof = { cases: [], certificates: [], news: [] }
const proof: HomeProof = {
  cases: [{ id: 7, title: '土壤样点汇交', imageUrl: '/upload/7.webp', service: '政府数据服务' }],
  certificates: [{ id: 1, title: '测绘资质证书' }],
  news: [{ id: 9, title: '基地二期投入使用', date: '2026-11-12' }],
}

function renderProof(shown: HomeProof) {
  const Stub = createRemixStub([{ path: '/', Component: () => <Proof proof={shown} figure="03" /> }])
  render(<Stub />)
  return within(screen.getByRole('region', { name: '案例与资质' }))
}

test('X-104 the section leads to the cases', () => {
  expect(renderProof(proof).getByRole('link', { name: '查看案例' })).toHaveAttribute('href', '/cases')
})

test('a case shows its service and picture, and its title leads to its page', () => {
  const section = renderProof(proof)
  expect(section.getByText('政府数据服务')).toBeVisible()
  expect(document.querySelector('img')).toHaveAttribute('src', '/upload/7.webp')
  expect(section.getByRole('link', { name: '土壤样点汇交' })).toHaveAttribute('href', '/cases/7')
})

test('certificates are named, with the way to their section of the about page', () => {
  const section = renderProof(proof)
  expect(section.getByText('测绘资质证书')).toBeVisible()
  expect(section.getByRole('link', { name: '资质详情' })).toHaveAttribute('href', '/about#certifications')
})

test('a story has its day and leads to its page', () => {
  const section = renderProof(proof)
  expect(section.getByText('2026-11-12')).toHaveAttribute('datetime', '2026-11-12')
  expect(section.getByRole('link', { name: '基地二期投入使用' })).toHaveAttribute('href', '/about/news/9')
})

test('what has no entries is left out with its heading', () => {
  const section = renderProof({ ...none, news: proof.news })
  expect(section.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual(['最新动态'])
})

test('there is proof as soon as one of the three has an entry', () => {
  expect(hasProof(none)).toBe(false)
  for (const part of ['cases', 'certificates', 'news'] as const)
    expect(hasProof({ ...none, [part]: proof[part] })).toBe(true)
})
