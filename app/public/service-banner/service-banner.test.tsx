import { createRemixStub } from '@remix-run/testing'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { serviceRoutes } from '#app/public/services.ts'
import { ServiceBanner, type ServiceBannerProps } from './service-banner.tsx'

type Path = ServiceBannerProps['path']

const texts = { title: '服务', subtitle: '', description: '', backgroundImage: '' }

async function renderBanner(path: Path) {
  const Banner = () => <ServiceBanner texts={texts} path={path} casesPath="/cases" />
  const Stub = createRemixStub([{ path: '/', Component: Banner }])
  render(<Stub />)
  return within(await screen.findByRole('navigation', { name: '六项服务' }))
}

const hrefOf = (link: HTMLElement) => link.getAttribute('href')

test('below the banner six links lead to the six services', async () => {
  const links = within((await renderBanner('/data-annotation')).getByRole('list')).getAllByRole('link')
  expect(links.map((link) => [link.textContent?.replace(/^\d+/, ''), hrefOf(link)])).toEqual(
    serviceRoutes.map(({ name, path }) => [name, path]),
  )
})

test.each(serviceRoutes)(
  'on $path its own link alone is marked as the current page',
  async ({ name, path }) => {
    const [current, ...others] = (await renderBanner(path)).getAllByRole('link', { current: 'page' })
    expect([current && hrefOf(current), others]).toEqual([path, []])
    expect(current).toHaveAccessibleName(name)
  },
)

test.each<[Path, string, string]>([
  ['/government-services', '产教融合', '数据标注'],
  ['/internet-bpo', '数据采集', '测绘服务'],
  ['/industry-education', '测绘服务', '政府数据服务'],
])('from %s one step back is %s, one step on is %s', async (path, previous, next) => {
  const bar = await renderBanner(path)
  const pathOf = (name: string) => serviceRoutes.find((route) => route.name === name)?.path
  expect(bar.getByRole('link', { name: `上一项：${previous}` })).toHaveAttribute('href', pathOf(previous))
  expect(bar.getByRole('link', { name: `下一项：${next}` })).toHaveAttribute('href', pathOf(next))
})

test('X-104 every service page leads to its cases', async () => {
  await renderBanner('/internet-bpo')
  expect(screen.getByRole('link', { name: '查看案例' })).toHaveAttribute('href', '/cases')
})
