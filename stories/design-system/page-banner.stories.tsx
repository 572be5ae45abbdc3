import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumbs } from '#design-system/breadcrumbs/index.ts'
import { ButtonLink } from '#design-system/button/index.ts'
import { PageBanner } from '#design-system/page-banner/index.ts'

const trail = (
  <Breadcrumbs
    trail={[{ label: '首页', to: '#' }, { label: '服务', to: '#services' }, { label: '政府数据服务' }]}
  />
)

const meta = {
  id: 'design-system-page-banner',
  title: 'Design system/布局/页面横幅 Page banner · 页头图 内页横幅 hero header',
  component: PageBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    trail,
    eyebrow: '服务项目',
    title: '政府数据服务',
    subtitle: '让每一条政务数据都有来处、有坐标、有去向',
    description: '从汇聚、治理到共享开放，以可追溯的流程支撑部门协同与公共服务。',
    reading: '31.90°N 117.34°E',
  },
} satisfies Meta<typeof PageBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('政府数据服务')
    await expect(canvas.getByText('政府数据服务', { selector: '[aria-current]' })).toBeVisible()
  },
}

export const WithPicture: Story = {
  args: {
    backgroundImage: '/upload/demo-header-parcels.webp',
    actions: (
      <ButtonLink href="#contact" variant="survey">
        联系我们
      </ButtonLink>
    ),
  },
}

const white = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><rect width="16" height="9" fill="white"/></svg>')}`

/** The brightest picture an administrator can choose: every word still stands out. */
export const WhitePicture: Story = {
  args: {
    backgroundImage: white,
    description: '从汇聚、治理到共享开放，以可追溯的流程支撑部门协同与公共服务。'.repeat(3),
  },
}

export const WithBadge: Story = { args: { badge: '标注平台', eyebrow: undefined } }

export const LongText: Story = {
  args: {
    title: '面向省市县三级自然资源与农业农村部门的一体化政务数据汇聚治理共享服务平台建设与长期运营支撑',
    description: '很长的说明。'.repeat(40),
  },
}

export const OnlyTitle: Story = { args: { eyebrow: undefined, subtitle: undefined, description: undefined } }
export const MissingPicture: Story = { args: { backgroundImage: '/upload/missing.webp' } }
