import type { MetaDescriptor } from '@remix-run/node'
import { company } from './company.ts'
import type { PageTexts } from './page-texts.ts'

/** What search engines and shared links are told about a page. */
export interface PageFacts {
  /** The page's name, as its banner says it; the company's name is put behind it. */
  title: string
  description: string
  /** The page's path, such as `/map-surveying`. */
  path: string
  /** Address of its picture, ready for display. */
  image?: string
  /** Pages between home and this one, for pages two levels down. */
  parents?: readonly { label: string; to: string }[]
}

/**
 * Title and description, and once the site's address is known, the canonical address, Open Graph and the page's place
 * in the site. A page whose load failed as a whole has no address: its `meta` is called without one.
 */
export function pageMeta(facts: PageFacts, publicUrl?: string): MetaDescriptor[] {
  const title = `${facts.title} · ${company.name}`
  const general: MetaDescriptor[] = [{ title }, { name: 'description', content: facts.description }]
  if (publicUrl === undefined) return general
  const steps = [{ label: '首页', to: '/' }, ...(facts.parents ?? []), { label: facts.title, to: facts.path }]
  return [
    ...general,
    ...sharingMeta({ ...facts, title }, publicUrl),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: steps.map(({ label, to }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: `${publicUrl}${to}`,
        })),
      },
    },
  ]
}

/** Canonical address and Open Graph; the home page has its own structured data beside them. */
export function sharingMeta(
  { title, description, path, image }: PageFacts,
  publicUrl: string,
): MetaDescriptor[] {
  const address = `${publicUrl}${path}`
  const picture: MetaDescriptor[] = image
    ? [
        { property: 'og:image', content: absoluteAddress(image, publicUrl) },
        { name: 'twitter:card', content: 'summary_large_image' },
      ]
    : [{ name: 'twitter:card', content: 'summary' }]
  return [
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'zh_CN' },
    { property: 'og:site_name', content: company.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    ...picture,
  ]
}

/** A picture's address as another site can fetch it. */
export function absoluteAddress(address: string, publicUrl: string): string {
  return address.startsWith('/') ? `${publicUrl}${address}` : address
}

/** The facts of a page whose banner says what it is about: `bannerMeta('/about', loaded?.content.texts ?? …, …)`. */
export function bannerMeta(path: string, texts: PageTexts, publicUrl?: string): MetaDescriptor[] {
  const { title, subtitle, description, backgroundImage } = texts
  return pageMeta({ title, description: description || subtitle, path, image: backgroundImage }, publicUrl)
}
