import type { MetaDescriptor } from '@remix-run/node'
import { company } from '#app/public/company.ts'

/** A page that stands in the place of another one: nobody should find it. */
export const noPageMeta = (title = '页面暂时无法显示'): MetaDescriptor[] => [
  { title: `${title} · ${company.name}` },
  { name: 'robots', content: 'noindex' },
]
