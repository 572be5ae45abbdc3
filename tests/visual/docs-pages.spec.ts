import { expect } from '@playwright/test'
import type { Page } from 'playwright-core'
import { storybookFolder } from '#scripts/tasks/build-storybook.mjs'
import { openDocs } from './open-docs.ts'
import { axeFaults } from '#tests/e2e/fixtures/axe-faults.ts'
import type { Stage } from './story-browser.ts'
import { test } from './story-browser-test.ts'
import { readDocs, type StaticSite } from './static-site.ts'

const pages = readDocs(storybookFolder)

test('no page of the documentation has gone unnoticed', () => {
  expect(pages.length).toBeGreaterThanOrEqual(160)
})

const docsOf = (name: string) => `design-system-${name}--docs`

/** What somebody who copies it gets, by page. */
const shownCode: Record<string, string> = {
  'design-system-button--docs': `import { Button } from '#design-system/button/index.ts'

<Button onClick={() => {}}>提交留言</Button>`,
  'design-system-spinner--docs': "import { Spinner } from '#design-system/spinner/index.ts'",
  'design-system-modal--docs': "import { Modal } from '#design-system/modal/index.ts'",
  'design-system-carousel--docs': "import { Carousel } from '#design-system/carousel/index.ts'",
}

for (const { id, title, name, tags } of pages) {
  const isWritten = tags?.includes('unattached-mdx') ?? false
  test.describe(() => {
    // In one process: the page is opened, and stands there for what is asked of it later.
    test.describe.configure({ mode: 'default' })
    let standing: Page | undefined

    /** The page, opened unless it stands there. */
    const stand = async (stage: Stage, site: StaticSite) => {
      if (standing !== stage.page) await openDocs(stage.page, site, id)
      standing = stage.page
      return stage.page
    }

    test(`the page ${title} / ${name} of the documentation can be read`, async ({ stages, site }) => {
      const { page } = await stages({ docs: true })
      const errors: string[] = []
      const complain = (message: { type: () => string; text: () => string }) => {
        // A frame without scripts also refuses those that the camera brings into each document.
        const isExpected = /Failed to load resource|Blocked script execution in 'about:srcdoc'/.test(
          message.text(),
        )
        if (message.type() === 'error' && !isExpected) errors.push(message.text())
      }
      page.on('console', complain)
      const opened = await openDocs(page, site, id)
      page.off('console', complain)
      standing = page
      expect(opened).toEqual({
        heading: expect.stringMatching(/\S/),
        isReached: true,
        modals: 0,
        focused: 'BODY',
        unplaced: [],
        covered: [],
        // The handbook and its neighbours are read by those who write code, too.
        english: isWritten ? expect.any(Array) : [],
        isTooLong: false,
      })
      expect(errors).toEqual([])
    })

    // Storybook's own styles for documentation reach into what they are not meant for: white words stood dark on ink.
    if (isWritten)
      test(`every word of the page ${title} has its contrast`, async ({ stages, site }) => {
        const page = await stand(await stages({ docs: true }), site)
        expect(await axeFaults(page, { within: '#storybook-docs', only: ['color-contrast'] })).toEqual([])
      })

    if (isWritten || ['spinner', 'button'].some((component) => id === docsOf(component)))
      test(`what is wide on the page ${title} scrolls within itself on a phone`, async ({ stages, site }) => {
        const stage = await stages({ docs: true })
        const page = await stand(stage, site)
        await stage.hold({ isPhone: true })
        try {
          if (id.startsWith('design-system'))
            await expect(page.locator('.docblock-argstable')).not.toHaveCount(0)
          await expect(page.getByText('正在取这张表……')).toHaveCount(0)
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
        } finally {
          await stage.hold({ isPhone: false })
        }
      })

    if (id in shownCode)
      test(`the code shown on ${id} can be pasted`, async ({ stages, site }) => {
        const page = await stand(await stages({ docs: true }), site)
        await page.getByRole('switch', { name: '显示代码' }).first().click()
        await expect(page.locator('pre.prismjs').first()).toContainText(shownCode[id]!)
      })

    if (id === 'start--docs')
      test('every link from the first page leads to a page that is there', async ({ stages, site }) => {
        const page = await stand(await stages({ docs: true }), site)
        const links = page.locator('#storybook-docs a[href*="path=/docs/"]')
        const ids = await links.evaluateAll((all) =>
          all.map((link) =>
            new URL((link as HTMLAnchorElement).href).searchParams.get('path')?.slice('/docs/'.length),
          ),
        )
        expect(ids.length).toBeGreaterThan(80)
        expect(ids.filter((linked) => !pages.some((known) => known.id === linked))).toEqual([])
      })
  })
}

/** Of the story at the top, the first one; the anatomy below may show the same story. */
const PLAYGROUND = 'iframe[title="试用 · Playground"]'

test('the toolbar globals and the table of controls reach a story that stands in a frame, and its focus stays there', async ({
  stages,
  site,
}) => {
  const { page } = await stages({ docs: true })
  await openDocs(page, site, 'design-system-confirm-dialog--docs')
  const frame = page.frameLocator(PLAYGROUND).first()
  await expect(frame.getByRole('alertdialog')).toBeVisible()
  const question = page.getByRole('textbox').first()
  await question.fill('"改过的问题？"')
  await expect(question).toBeFocused()
  await question.blur()
  await expect(frame.getByRole('alertdialog')).toContainText('改过的问题？')
  await page.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit: (name: string, change: object) => void }
    }
    channel.emit('updateGlobals', { globals: { theme: 'dark' } })
  })
  // Documentation is drawn again with another toolbar global, and a frame only once it is near.
  await page.evaluate(() => scrollTo(0, 0))
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
  await frame.getByRole('button', { name: '取消' }).click()
  await expect(frame.getByRole('alertdialog')).toHaveCount(0)
})

test('each page whose code is read is there', () => {
  expect(pages.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['start--docs', ...Object.keys(shownCode)]),
  )
})
