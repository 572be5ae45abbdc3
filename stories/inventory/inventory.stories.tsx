import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Page } from '#stories/foundations/foundation-page.styles.ts'
import { ComponentTable } from './component-table.tsx'
import { PageTable, PanelTable, PatternTable } from './composition-tables.tsx'
import { publicPages } from './pages.ts'
import { allComponents, components, sharedFolders } from '#design-system/component-registry.ts'
import { patterns } from './patterns.ts'
import { componentFolders, hasFile, storyFiles } from './story-files.ts'

/** Everything the product needs, by job, with the state of each: counted from the files as they are. */
const meta = {
  id: 'inventory-everything',
  title: 'Inventory/全部 Everything',
  parameters: { layout: 'fullscreen' },
  // It changes with every file of the project.
  tags: ['no-screenshot'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {
  render: () => (
    <Page>
      <header>
        <h1>清单</h1>
        <p>
          {allComponents.length} 个组件、{patterns.length} 个组合、{publicPages.length} 个公开页面，
          {storyFiles.size} 个故事文件。数字取自文件本身，页面不会过时。
        </p>
      </header>
      {Object.entries(components).map(([heading, parts]) => (
        <ComponentTable key={heading} heading={heading} parts={parts} />
      ))}
      <PatternTable />
      <PageTable />
      <PanelTable />
    </Page>
  ),
  play: async ({ canvas }) => {
    const folders: string[] = allComponents.map(({ folder }) => folder)
    await expect(folders.filter((folder) => !componentFolders.includes(folder))).toEqual([])
    await expect(
      componentFolders.filter((name) => !folders.includes(name) && !sharedFolders.has(name)),
    ).toEqual([])
    await expect(publicPages.filter(({ story }) => !storyFiles.has(story))).toEqual([])
    await expect(patterns.filter(({ file }) => !hasFile(`app/${file}`))).toEqual([])
    await expect(patterns.filter(({ story }) => !storyFiles.has(story))).toEqual([])
    // They lead out of this frame into the Storybook around it.
    const links = canvas.getAllByRole<HTMLAnchorElement>('link')
    const storybook = new URL('./', location.href).pathname
    await expect(links.filter(({ href }) => new URL(href).pathname !== storybook)).toEqual([])
  },
}
