import type { serviceRoutes } from './services.ts'
import type { singlePages } from './single-pages.ts'

/** What a visitor asks about: a service or the platform, as the menus name it. */
export type ContactTopic = (typeof serviceRoutes)[number]['name'] | (typeof singlePages)['label']['name']

/** Id of the message form's panel. */
export const MESSAGE_FORM_ID = 'message'

/** The query parameter that names the topic; only the browser reads it. */
export const TOPIC_PARAMETER = 'topic'

/**
 * Where a call to action leads: to the message form with its subject filled in (`contact/topic-subject.ts`). Without a
 * topic it leads to the contact page.
 * @param topic a base's name as well, on the page that lists the bases
 */
export function contactAddress(topic?: string): string {
  if (topic === undefined) return '/contact'
  return `/contact?${new URLSearchParams({ [TOPIC_PARAMETER]: topic })}#${MESSAGE_FORM_ID}`
}
