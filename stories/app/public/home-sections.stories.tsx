import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { defaultAbout } from '#app/public/company.ts'
import { AboutBlock } from '#app/public/home/about-block/index.ts'
import { defaultContact } from '#app/public/home/contact-block/company-contact.ts'
import { ContactBlock } from '#app/public/home/contact-block/index.ts'
import { defaultBanners } from '#app/public/home/hero/banner.ts'
import { Hero } from '#app/public/home/hero/index.ts'
import { Partners } from '#app/public/home/partners/index.ts'
import type { HomeProof } from '#app/public/home/proof/home-proof.ts'
import { Proof } from '#app/public/home/proof/index.ts'
import { defaultServiceCards } from '#app/public/home/service-cards/service-card.ts'
import { ServiceCards } from '#app/public/home/service-cards/index.ts'
import { withRemix } from '#stories/with-remix.tsx'

const meta = {
  id: 'site-home-sections',
  title: 'Site/首页分区 Home sections',
  decorators: [withRemix],
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const names = [
  '江淮测绘院',
  '云岭数据',
  '望江大学',
  '青禾科技',
  '远山智驾',
  '听澜语音',
  '安舆地图',
  '稻香农业',
]
const partners = names.map((name, id) => ({
  id,
  name,
  description: '',
  websiteUrl: id % 2 ? ('/about' as const) : undefined,
}))

export const HeroDefaults: Story = {
  render: () => <Hero banners={defaultBanners} />,
  play: async ({ canvasElement }) => {
    // P-084: 700 px from 1024 px up.
    if (window.innerWidth < 1024) return
    await expect(canvasElement.querySelector('[aria-roledescription="轮播"]')?.clientHeight).toBe(700)
  },
}

export const HeroOneBanner: Story = {
  render: () => <Hero banners={[{ ...defaultBanners[0]!, linkUrl: 'https://example.com' }]} />,
}

const white = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><rect width="16" height="9" fill="white"/></svg>')}`

/** Longest words on the brightest picture in the largest letters: nothing is cut, and the controls stay clear. */
export const HeroLongest: Story = {
  render: () => (
    <Hero
      banners={defaultBanners.map((banner) => ({
        ...banner,
        title: banner.title.repeat(5),
        subtitle: banner.subtitle.repeat(4),
        imageUrl: white,
        srcSet: undefined,
      }))}
    />
  ),
  globals: { theme: 'senior' },
  play: async ({ canvas }) => {
    for (const { subtitle } of defaultBanners) {
      const words = canvas.getByText(subtitle.repeat(4))
      await expect(words.scrollHeight).toBe(words.clientHeight)
    }
    const [action] = canvas.getAllByRole('link', { name: '联系我们' })
    const controls = canvas.getByRole('button', { name: '下一页' })
    await expect(action!.getBoundingClientRect().bottom).toBeLessThan(controls.getBoundingClientRect().top)
  },
}

export const HeroMissingPicture: Story = {
  render: () => <Hero banners={[{ ...defaultBanners[0]!, imageUrl: '', srcSet: undefined }]} />,
}

/** A drawing in place of a picture fills its frame, as the picture would. */
const fillsItsFrame: Story['play'] = async ({ canvasElement }) => {
  const motifs = [...canvasElement.querySelectorAll('li svg[viewBox="0 0 320 200"]')]
  await expect(motifs.length).toBeGreaterThan(0)
  for (const motif of motifs) {
    const frame = motif.parentElement!.getBoundingClientRect()
    const { width, height } = motif.getBoundingClientRect()
    await expect(Math.abs(width - frame.width)).toBeLessThan(1)
    await expect(Math.abs(height - frame.height)).toBeLessThan(1)
  }
}

export const ServicesDefaults: Story = {
  // The home page is photographed with it.
  tags: ['no-screenshot'],
  render: () => <ServiceCards services={defaultServiceCards} />,
  play: fillsItsFrame,
}

export const ServicesOne: Story = {
  render: () => <ServiceCards services={defaultServiceCards.slice(0, 1)} />,
  play: fillsItsFrame,
}

export const AboutPlaceholder: Story = {
  render: () => <AboutBlock about={{ ...defaultAbout, media: { kind: 'placeholder' } }} />,
}

export const AboutImage: Story = {
  // The home page is photographed with it.
  tags: ['no-screenshot'],
  render: () => (
    <AboutBlock about={{ ...defaultAbout, media: { kind: 'image', url: '/upload/demo-about.webp' } }} />
  ),
}

export const AboutBrokenVideo: Story = {
  render: () => <AboutBlock about={{ ...defaultAbout, media: { kind: 'video', url: 'data:video/mp4,' } }} />,
  play: async ({ canvas }) => {
    // a video that cannot play becomes the placeholder.
    await expect(await canvas.findByLabelText('公司形象示意图')).toBeInTheDocument()
  },
}

const proof: HomeProof = {
  cases: ['政府数据服务', '数据标注', '测绘服务'].map((service, id) => ({
    id,
    title: `${service}的一个项目：从摸底到验收的全过程记录`,
    imageUrl: '/upload/demo-about.webp',
    service,
  })),
  certificates: ['质量管理体系认证', '信息安全管理体系认证', '测绘资质证书'].map((title, id) => ({
    id,
    title,
  })),
  news: [
    { id: 1, title: '淮南山南基地二期投入使用', date: '2026-11-12' },
    { id: 2, title: '标注平台上线点云与图像联动复核', date: '2026-10-28' },
    { id: 3, title: '方言语音采集志愿者招募说明', date: '2026-10-15' },
  ],
}

export const ProofAll: Story = { tags: ['no-screenshot'], render: () => <Proof figure="03" proof={proof} /> }

/** One case lies on its side; what has no entries is left out. */
export const ProofOneCase: Story = {
  tags: ['no-screenshot'],
  render: () => <Proof figure="03" proof={{ cases: proof.cases.slice(0, 1), certificates: [], news: [] }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(1)
  },
}

export const ProofWithoutCases: Story = {
  tags: ['no-screenshot'],
  render: () => <Proof figure="03" proof={{ ...proof, cases: [] }} />,
}

export const PartnersMany: Story = {
  // The home page is photographed with it.
  tags: ['no-screenshot'],
  render: () => <Partners figure="04" partners={partners} />,
}

export const PartnersOne: Story = { render: () => <Partners figure="04" partners={partners.slice(0, 1)} /> }

export const PartnersTwo: Story = {
  render: () => <Partners figure="04" partners={partners.slice(0, 2)} />,
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    const wall = canvasElement.querySelector('[aria-roledescription="轮播"] ul')!.getBoundingClientRect()
    await expect(first!.offsetTop).toBe(second!.offsetTop)
    await expect(second!.getBoundingClientRect().right).toBeGreaterThan(wall.right - 3)
  },
}

export const PartnersNone: Story = { render: () => <Partners figure="04" partners={[]} /> }

export const Contact: Story = {
  // The home page is photographed with it.
  tags: ['no-screenshot'],
  render: () => <ContactBlock figure="05" contact={defaultContact} />,
}
