import type { MetaDescriptor } from '@remix-run/node'
import { company } from './company.ts'
import { breadcrumbList } from './seo/breadcrumb-list.ts'
import { sharePicture } from './seo/share-picture.ts'
import type { PageHead } from './seo/page-head.ts'
import type { PageTexts } from './page-texts.ts'

/** What search engines and shared links are told about a page. */
export interface PageFacts {
  /** The page's name in its breadcrumbs. */
  name: string
  /** Title and description, made by the loader (seo/page-heads.ts); none after a failed load. */
  head?: PageHead
  /** The page's path, such as `/map-surveying`. */
  path: string
  /** Pages between home and this one, for pages two levels down. */
  parents?: readonly { label: string; to: string }[]
  /** When it was published, for a text that has such a time (ISO 8601). */
  published?: string
}

/**
 * Title and description; with the site's address also canonical link, Open Graph and breadcrumbs. After a failed load
 * `meta` has no address.
 */
export function pageMeta(facts: PageFacts, publicUrl?: string): MetaDescriptor[] {
  const head = facts.head ?? { title: `${facts.name} · ${company.name}`, description: '' }
  const { title, description, structured: data = [] } = head
  const general: MetaDescriptor[] = [{ title }, { name: 'description', content: description }]
  if (publicUrl === undefined) return general
  const steps = [{ label: '首页', to: '/' }, ...(facts.parents ?? []), { label: facts.name, to: facts.path }]
  return [
    ...general,
    ...sharingMeta({ ...facts, title, description }, publicUrl),
    ...data.map(structured),
    structured(breadcrumbList(steps, publicUrl)),
  ]
}

/** Canonical address and Open Graph; the home page has its own structured data beside them. */
export function sharingMeta(
  { title, description, path, published }: PageHead & Pick<PageFacts, 'path' | 'published'>,
  publicUrl: string,
): MetaDescriptor[] {
  const address = `${publicUrl}${path}`
  return [
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: published ? 'article' : 'website' },
    { property: 'og:locale', content: 'zh_CN' },
    { property: 'og:site_name', content: company.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    ...(published ? [{ property: 'article:published_time', content: published }] : []),
    ...sharePicture(path, title, publicUrl),
  ]
}

/** A block of data that browsers never run; Remix escapes what could end it. */
export const structured = (data: object): MetaDescriptor => ({ 'script:ld+json': data as never })

/**
 * Meta tags from a page's banner, or only the company's name after a failed load: `bannerMeta('/about', loaded)`.
 */
export function bannerMeta(
  path: string,
  loaded: { content: { texts: PageTexts }; head?: PageHead; publicUrl: string } | undefined,
): MetaDescriptor[] {
  if (!loaded) return [{ title: company.name }]
  return pageMeta({ name: loaded.content.texts.title, head: loaded.head, path }, loaded.publicUrl)
}
