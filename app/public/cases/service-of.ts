import type { ContactTopic } from '#app/public/contact-address.ts'
import type { Neighbour } from '#app/public/reading/neighbours.ts'
import { serviceRoutes } from '#app/public/services.ts'
import type { CasePage } from './case-pages.ts'

/** The service whose cases stand on a page; all services for the generic page. */
export function serviceOf(page: CasePage): Neighbour {
  return { title: topicOf(page) ?? '我们的服务', to: page.servicePath }
}

/** What visitors of a page of cases ask about; nothing on the generic page. */
export function topicOf({ servicePath }: CasePage): ContactTopic | undefined {
  return serviceRoutes.find(({ path }) => path === servicePath)?.name
}
