import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaDescriptor,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { shanghaiDay } from '#contract/shared/moments.ts'
import { revalidateUnlessHashChange } from '#app/public/revalidate-unless-hash-change.ts'
import { company } from '#app/public/company.ts'
import { HomePage } from '#app/public/home/home-page.tsx'
import { homeMeta } from '#app/public/home/home-meta.ts'
import { loadHomePage } from '#app/public/home/load-home-page.ts'
import { answerMessage } from '#app/public/message-form/answer-message.ts'
import { MESSAGE_FORM_ID } from '#app/public/contact-address.ts'
import { sentMessage } from '#app/public/message-form/message.ts'
import type { PageHandle } from '#app/public/page-handle.ts'
import { readSite } from '#app/public/site/load-site.ts'
import { postRedirectGet, wasAccepted } from '#app/server/post-redirect-get.ts'
import { readForm } from '#app/server/read-form.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { read, publicUrl, verification } = context
  const [content, settings] = await Promise.all([loadHomePage(read, shanghaiDay(new Date())), readSite(read)])
  const meta = homeMeta({ content, settings, publicUrl, verification })
  return { content, meta, sent: wasAccepted(request) ? sentMessage : undefined }
}

/** The message form without JavaScript (public-site §5.1). */
export async function action({ request, context }: ActionFunctionArgs) {
  return postRedirectGet(request, await answerMessage(await readForm(request), context.api), MESSAGE_FORM_ID)
}

export const shouldRevalidate = revalidateUnlessHashChange

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) =>
  (loaded?.meta ?? [{ title: company.name }]) as MetaDescriptor[]

export const handle = { startsDark: true, isCached: true, sitemap: 'banners' } satisfies PageHandle

/** Home (public-site §2.3). */
export default function HomeRoute() {
  const { content, sent } = useLoaderData<typeof loader>()
  return <HomePage {...content} messageOutcome={useActionData<typeof action>() ?? sent} />
}
