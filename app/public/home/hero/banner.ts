import type { SafeLink } from '#contract/shared/safe-link.ts'

/** One slide of the hero (public-site §3, X-51). */
export interface Banner {
  id: number | string
  title: string
  subtitle: string
  /** Address ready for display. */
  imageUrl: string
  /** Smaller versions of the picture, where there are any. */
  srcSet?: string
  /** Where the picture leads, when it leads anywhere. */
  linkUrl?: SafeLink
}

/** Show while the administrators have no banner enabled or the list does not load (public-site §2.3). */
export const defaultBanners: Banner[] = [
  {
    id: 'welcome',
    title: '欢迎来到图联科技',
    subtitle: '测绘大地，标注万象。我们把真实世界变成可以信赖的数据。',
    imageUrl: '/images/banner1.jpg#1920x1080',
    srcSet: smaller('banner1'),
  },
  {
    id: 'innovation',
    title: '创新驱动，智能标注',
    subtitle: '人机协同的生产线与全程可追溯的质检，让每一个像素都有依据。',
    imageUrl: '/images/banner2.jpg#1920x1080',
    srcSet: smaller('banner2'),
  },
  {
    id: 'quality',
    title: '优质服务，值得托付',
    subtitle: '从需求澄清到成果验收，专属项目组全程负责，准时、准确、合规。',
    imageUrl: '/images/banner3.jpg#1920x1080',
    srcSet: smaller('banner3'),
  },
]

function smaller(name: string): string {
  return `/images/${name}-960.webp 960w, /images/${name}-1440.webp 1440w, /images/${name}.jpg 1920w`
}
