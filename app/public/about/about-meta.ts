import type { MetaDescriptor } from '@remix-run/node'
import { company } from '#app/public/company.ts'
import { pageMeta } from '#app/public/page-meta.ts'
import type { AboutPageContent } from './about-content.ts'
import { defaultAboutTexts } from './default-about-texts.ts'

/** Title, description and sharing facts of the about page. */
export function aboutMeta(loaded?: { content: AboutPageContent; publicUrl: string }): MetaDescriptor[] {
  const { title, backgroundImage } = loaded?.content.texts ?? defaultAboutTexts
  const facts = { title, description: company.blurb, path: '/about', image: backgroundImage }
  return pageMeta(facts, loaded?.publicUrl)
}
