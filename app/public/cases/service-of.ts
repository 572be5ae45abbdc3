import type { Neighbour } from '#app/public/reading/neighbours.ts'
import { serviceRoutes } from '#app/public/services.ts'
import type { CasePage } from './case-pages.ts'

/** The service whose cases stand on a page; all services for the generic page. */
export function serviceOf({ servicePath }: CasePage): Neighbour {
  const service = serviceRoutes.find(({ path }) => path === servicePath)
  return { title: service?.name ?? '我们的服务', to: servicePath }
}
