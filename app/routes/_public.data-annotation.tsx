import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { isBeyondHash } from '#app/public/beyond-hash.ts'
import { DataAnnotationPage } from '#app/public/data-annotation/data-annotation-page.tsx'
import { loadDataAnnotation } from '#app/public/data-annotation/load-data-annotation.ts'
import { bannerMeta } from '#app/public/page-meta.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return { content: await loadDataAnnotation(context.read), publicUrl: context.publicUrl }
}

export const shouldRevalidate = isBeyondHash

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => bannerMeta('/data-annotation', loaded)

/** The header lies transparent over this page's dark top. */
export const handle = { startsDark: true }

/** Data annotation (public-site §2.6). */
export default function DataAnnotationRoute() {
  return <DataAnnotationPage {...useLoaderData<typeof loader>().content} />
}
