import { axeFaults } from './fixtures/axe-faults.ts'
import { publicAddresses } from './fixtures/public-addresses.ts'
import { widthsFaults } from './fixtures/widths-faults.ts'
import { expect, test } from './fixtures/test.ts'
import { weighFirstLoad } from './fixtures/weigh-scripts.ts'

// Each test only reads: all workers take them, up to the end of the run.
test.describe.configure({ mode: 'parallel' })

/** Home has tests of its own. */
const addresses = publicAddresses.filter((address) => address !== '/')

/** The routes beside those of cases (app/public/cases/case-pages.test.ts), and what their pages are called. */
const routes: Readonly<Record<string, { lines: string; name: string }>> = {
  '/government-services': { lines: 'P-005, P-027', name: '政府数据服务' },
  '/data-annotation': { lines: 'P-005, P-028', name: '数据标注' },
  '/data-collection': { lines: 'P-005, P-029', name: '数据采集' },
  '/internet-bpo': { lines: 'P-005, P-030', name: '互联网 BPO' },
  '/map-surveying': { lines: 'P-005, P-031', name: '测绘服务' },
  '/industry-education': { lines: 'P-005, P-032', name: '产教融合' },
  '/label': { lines: 'P-006, P-033', name: '标注平台' },
  '/about': { lines: 'P-007, P-034', name: '关于我们' },
  '/contact': { lines: 'P-056', name: '联系我们' },
  '/apply': { lines: 'P-057', name: '应聘申请' },
}

for (const address of addresses) {
  test(`P-285, P-406, ${routes[address]?.lines ?? 'X-10'} ${address} answers whole, hydrates without an error, loads at most its budget of script, has no fault that axe finds and never scrolls sideways`, async ({
    reusedPage: page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    // As a visitor's phone loads it; what is weighed is then examined without motion.
    const { answer } = await weighFirstLoad(page, address)
    expect(answer?.status()).toBe(200)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
    expect(await page.title()).toContain(routes[address]?.name ?? '')
    expect(await axeFaults(page)).toEqual([])
    expect(await widthsFaults(page)).toEqual([])
  })
}
