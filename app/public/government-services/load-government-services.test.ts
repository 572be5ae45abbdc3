import { expect, test, vi } from 'vitest'
import type { Ask } from '#contract/ask/ask.ts'
import { loadGovernmentServices } from './load-government-services.ts'

/** Answers by line; a call that is not listed fails. */
function answering(answers: Record<string, unknown>): Ask {
  return (async (line: string) => {
    if (line in answers) return answers[line]
    throw new Error(`${line} failed`)
  }) as Ask
}

const PAGE_CONFIG = 'GET /api/page-config/{page}'
const MODULES = 'GET /api/government-service/modules'

const picture = { id: 3, title: '采样', description: '分层', imageUrl: '/upload/pit.webp' }
const module = { id: 7, title: '土壤普查', description: '从样点到成果', galleries: [picture] }

test('P-125 the banner takes its texts from the page config', async () => {
  const asked = vi.fn(async () => ({ title: '政务数据', backgroundImage: '/upload/top.webp' }))
  const page = await loadGovernmentServices(asked as unknown as Ask, { report: vi.fn() })
  expect(asked).toHaveBeenCalledWith(PAGE_CONFIG, { page: 'government-services' })
  expect(page.texts.title).toBe('政务数据')
  expect(page.texts.backgroundImage).toBe('/upload/top.webp')
  expect(page.texts.subtitle).toBe('让各部门的数据对得上、用得起来')
})

test('P-126, P-127, P-426 modules come with their pictures', async () => {
  const { modules } = await loadGovernmentServices(answering({ [PAGE_CONFIG]: {}, [MODULES]: [module] }), {
    assetBaseUrl: 'https://assets.example.com',
  })
  expect(modules).toEqual([
    {
      id: 7,
      title: '土壤普查',
      description: '从样点到成果',
      pictures: [
        { id: 3, title: '采样', description: '分层', src: 'https://assets.example.com/upload/pit.webp' },
      ],
    },
  ])
})

test('X-19 galleries may come as JSON text, and pictures elsewhere than /upload/ or http are left out', async () => {
  const galleries = JSON.stringify([picture, { ...picture, id: 4, imageUrl: 'pit.webp' }])
  const { modules } = await loadGovernmentServices(
    answering({ [PAGE_CONFIG]: {}, [MODULES]: [{ ...module, galleries }] }),
  )
  expect(modules[0]?.pictures.map(({ id }) => id)).toEqual([3])
})

test('P-465 with every load failing the defaults stay, and both failures are logged in Chinese', async () => {
  const report = vi.fn()
  const page = await loadGovernmentServices(answering({}), { report })
  expect(page.texts.title).toBe('政府数据服务')
  expect(page.modules).toEqual([])
  expect(report.mock.calls.map(([sentence]) => sentence).sort()).toEqual([
    '加载政府服务模块失败',
    '加载页面配置失败',
  ])
})
