import { createRemixStub } from '@remix-run/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { contactAddress } from '#app/public/contact-address.ts'
import { defaultGovernmentTexts } from './default-texts.ts'
import { GovernmentServicesPage } from './government-services-page.tsx'
import type { GovernmentModule, GovernmentServicesContent } from './load-government-services.ts'

const soil: GovernmentModule = {
  id: 7,
  title: '土壤普查',
  description: '从样点到成果。',
  pictures: [
    { id: 1, src: '/upload/pit.webp', title: '剖面采样', description: '表层与剖面分层取样' },
    { id: 2, src: '/upload/lab.webp', title: '样品检测', description: '平行样随批次插入' },
  ],
}
const land: GovernmentModule = { id: 9, title: '土地延包', description: '合同与图斑挂接。', pictures: [] }

function renderPage(content: Partial<GovernmentServicesContent> = {}) {
  const Stub = createRemixStub([
    {
      path: '*',
      Component: () => (
        <GovernmentServicesPage texts={defaultGovernmentTexts} modules={[soil, land]} {...content} />
      ),
    },
  ])
  render(<Stub />)
}

// The first render makes all styles and fetches the sections below the window.
beforeAll(async () => {
  renderPage()
  await screen.findByRole('heading', { name: '土壤普查' }, { timeout: 60_000 })
  cleanup()
}, 120_000)

test('P-126, P-127 each module shows title, description and its gallery', async () => {
  renderPage()
  const dossier = within(await screen.findByRole('article', { name: '土壤普查' }))
  expect(dossier.getByText('从样点到成果。')).toBeInTheDocument()
  const gallery = within(dossier.getByRole('list', { name: '土壤普查' }))
  expect(gallery.getAllByRole('img').map((picture) => picture.getAttribute('src'))).toEqual([
    '/upload/pit.webp',
    '/upload/lab.webp',
  ])
  const bare = within(screen.getByRole('article', { name: '土地延包' }))
  expect(bare.queryByRole('list')).not.toBeInTheDocument()
})

test('P-128 a gallery picture carries its title and description for the pointer', async () => {
  renderPage()
  const picture = await screen.findByRole('link', { name: /剖面采样/ })
  expect(picture).toHaveTextContent('剖面采样')
  expect(picture).toHaveTextContent('表层与剖面分层取样')
})

test('a pressed picture opens large with its description', async () => {
  // Compiled beforehand: that takes longer than a query waits.
  await import('#design-system/gallery/lightbox.tsx')
  renderPage()
  await userEvent.click(await screen.findByRole('link', { name: /样品检测/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '样品检测' }))
  expect(dialog.getByText('平行样随批次插入')).toBeInTheDocument()
})

test('P-129, P-130, P-131, P-132, P-133, P-134, P-135, P-136, P-137 the eight departments in order', () => {
  renderPage({ modules: [] })
  const areas = within(screen.getByRole('list', { name: '部门数据服务领域' })).getAllByRole('listitem')
  expect(areas.map((area) => area.querySelector('p')?.textContent)).toEqual([
    '教育',
    '生态环境',
    '住房和城乡建设',
    '交通运输',
    '水务',
    '农业农村',
    '自然资源',
    '应急管理',
  ])
  expect(areas.every((area) => area.querySelector('svg'))).toBe(true)
})

test('P-125 the banner says what the page config says', () => {
  renderPage({ texts: { ...defaultGovernmentTexts, title: '政务数据', subtitle: '一张底图' } })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('政务数据')
  expect(screen.getByText('一张底图')).toBeInTheDocument()
})

test('X-02 the page leads to the government cases and to /contact', () => {
  renderPage()
  const addresses = screen.getAllByRole('link', { name: '查看案例' }).map((link) => link.getAttribute('href'))
  expect(new Set(addresses)).toEqual(new Set(['/government-cases']))
  expect(screen.getByRole('link', { name: '咨询合作' })).toHaveAttribute(
    'href',
    contactAddress('政府数据服务'),
  )
})

test('P-466, P-486 without modules the page says so', async () => {
  renderPage({ modules: [] })
  expect(await screen.findByText('暂无政府服务内容')).toBeInTheDocument()
})

test('a single module needs no table of contents; two are reached by anchors', async () => {
  renderPage()
  const contents = within(await screen.findByRole('navigation', { name: '本页服务模块' }))
  expect(contents.getByRole('link', { name: /土地延包/ })).toHaveAttribute('href', '#module-9')
  cleanup()
  renderPage({ modules: [soil] })
  await screen.findByRole('article', { name: '土壤普查' })
  expect(screen.queryByRole('navigation', { name: '本页服务模块' })).not.toBeInTheDocument()
})
