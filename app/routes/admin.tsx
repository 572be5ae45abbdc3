import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Suspense, useEffect, useState } from 'react'
import { ConsoleFrame } from '#app/admin/console-frame.tsx'
import { lazyWithRetry } from '#app/browser/lazy-with-retry.tsx'

export const meta: MetaFunction = () => [
  { title: '管理后台 · 图联科技' },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'google', content: 'notranslate' },
]

/** No data of the product: the session is a bearer token that a document request does not carry. */
export const loader = ({ context }: LoaderFunctionArgs) => ({ account: context.mock?.account })

export const shouldRevalidate = () => false

export default function AdminRoute() {
  const { account } = useLoaderData<typeof loader>()
  const [isInBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(true), [])

  if (!isInBrowser) return <ConsoleFrame />
  return (
    <Suspense fallback={<ConsoleFrame />}>
      <Console account={account} />
    </Suspense>
  )
}

const Console = lazyWithRetry(
  () => import('#app/admin/console.tsx'),
  (module) => module.Console,
)
