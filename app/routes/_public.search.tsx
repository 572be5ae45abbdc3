import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { revalidateUnlessHashChange } from '#app/public/revalidate-unless-hash-change.ts'
import type { PageHandle } from '#app/public/page-handle.ts'
import { loadSearchPage } from '#app/public/search/load-search-page.ts'
import { searchMeta } from '#app/public/search/search-meta.ts'
import { searchHead } from '#app/public/seo/page-heads.ts'
import { SearchPage } from '#app/public/search/search-page.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { content, status } = await loadSearchPage(context.read, new URL(request.url).searchParams)
  const head = searchHead(content.term)
  return data({ content, head, publicUrl: context.publicUrl }, { status })
}

export const shouldRevalidate = revalidateUnlessHashChange

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => searchMeta(loaded)

export const handle = { isCached: true, sitemap: false } satisfies PageHandle

/** Search on the site, an ordinary form whose address holds what is looked for. */
export default function SearchRoute() {
  return <SearchPage {...useLoaderData<typeof loader>().content} />
}
