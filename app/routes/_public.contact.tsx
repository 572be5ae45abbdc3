import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ContactPage } from '#app/public/contact/contact-page.tsx'
import { loadContactPage } from '#app/public/contact/load-contact-page.ts'
import { answerMessage } from '#app/public/message-form/answer-message.ts'
import { MESSAGE_FORM_ID } from '#app/public/contact-address.ts'
import { sentMessage } from '#app/public/message-form/message.ts'
import type { PageHandle } from '#app/public/page-handle.ts'
import { bannerMeta } from '#app/public/page-meta.ts'
import { bannerHead } from '#app/public/seo/page-heads.ts'
import { postRedirectGet, wasAccepted } from '#app/server/post-redirect-get.ts'
import { readForm } from '#app/server/read-form.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const content = await loadContactPage(context.read, context)
  const head = bannerHead('/contact', content.texts, context.publicUrl)
  const sent = wasAccepted(request) ? sentMessage : undefined
  return { content, head, publicUrl: context.publicUrl, sent }
}

/** The message form without JavaScript (public-site §5.2). */
export async function action({ request, context }: ActionFunctionArgs) {
  const answered = await answerMessage(await readForm(request), context.api, 'contact')
  return postRedirectGet(request, answered, MESSAGE_FORM_ID)
}

/** The chosen job location is in the address; choosing another loads nothing. */
export const shouldRevalidate = () => false

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => bannerMeta('/contact', loaded)

export const handle = {
  startsDark: true,
  isCached: true,
  clientQuery: 'topic',
  sitemap: { texts: 'contact' },
} satisfies PageHandle

/** Contact (public-site §2.12). */
export default function ContactRoute() {
  const { content, sent } = useLoaderData<typeof loader>()
  return <ContactPage {...content} messageOutcome={useActionData<typeof action>() ?? sent} />
}
