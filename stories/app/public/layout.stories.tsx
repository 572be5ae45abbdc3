import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { defaultQrCodes } from '#app/public/company.ts'
import { Footer } from '#app/public/layout/footer/index.ts'
import { Header } from '#app/public/layout/header/index.ts'
import { defaultSiteFacts, SiteFactsContext } from '#app/public/site/site-facts.ts'
import { withRemix } from '#stories/with-remix.tsx'

const meta = {
  id: 'site-header-and-footer',
  title: 'Site/页头与页脚 Header and footer',
  decorators: [withRemix],
  parameters: { layout: 'fullscreen', remix: { path: '/label' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const HeaderOnLight: Story = { render: () => <Header /> }

export const HeaderOverDark: Story = { render: () => <Header isOverDark /> }

export const FooterDefaults: Story = { render: () => <Footer {...defaultQrCodes} /> }

/** Both numbers of filings, each a link to its authority. */
export const FooterFilings: Story = {
  render: () => (
    <SiteFactsContext.Provider
      value={{
        ...defaultSiteFacts,
        icpNumber: '皖ICP备2021012345号-1',
        securityNumber: '皖公网安备34010402700001号',
      }}
    >
      <Footer {...defaultQrCodes} />
    </SiteFactsContext.Provider>
  ),
}

export const FooterMailDialog: Story = {
  // At a phone's width its position varies by one pixel. The other dialog's picture shows the same frame.
  tags: ['no-screenshot'],
  render: () => <Footer {...defaultQrCodes} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '邮箱' }))
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
    await waitFor(() => expect(within(dialog).getByText('contact@example.com')).toBeVisible())
    // P-289: 400 px wide, where the window is wide enough.
    if (window.innerWidth >= 768) await waitFor(() => expect(dialog.offsetWidth).toBe(400))
  },
}

export const FooterQrDialogWithoutImage: Story = {
  render: () => <Footer {...defaultQrCodes} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '微信' }))
    const page = within(canvasElement.ownerDocument.body)
    await waitFor(() => expect(page.getByText('暂无二维码图片')).toBeVisible())
  },
}
