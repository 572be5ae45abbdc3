import type { MetaDescriptor } from '@remix-run/node'
import { isRouteErrorResponse } from '@remix-run/react'
import { company } from '#app/public/company.ts'

/**
 * A page that stands in the place of another one: nobody should find it.
 * @param error why it does, as the route threw it
 * @param gone what is said where the other one was taken down
 */
export function noPageMeta(error: unknown, gone?: string): MetaDescriptor[] {
  const status = isRouteErrorResponse(error) ? error.status : undefined
  const title = status === 404 ? '页面不存在' : status === 410 && gone ? gone : '页面暂时无法显示'
  return [{ title: `${title} · ${company.name}` }, { name: 'robots', content: 'noindex' }]
}
