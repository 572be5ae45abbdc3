import type { MetaFunction } from '@remix-run/node'
import { ButtonLink } from '#design-system/button/index.ts'
import type { PageHandle } from '#app/public/page-handle.ts'
import { PlainPage } from '#app/plain-page/plain-page.tsx'

export const meta: MetaFunction = () => [
  { title: '路由测试 · 图联科技' },
  { name: 'robots', content: 'noindex' },
]

export const handle = { sitemap: false } satisfies PageHandle

/** The plain page of public-site §2.1: says that routing works and leads home. */
export default function Test() {
  return (
    <PlainPage title="路由测试">
      <p>路由工作正常。</p>
      <div>
        <ButtonLink href="/">返回首页</ButtonLink>
      </div>
    </PlainPage>
  )
}
