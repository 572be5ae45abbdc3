import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerMap } from '#app/public/contact/map/answer-map.ts'

/** The map's document, apart from the site: no component, so nothing of the site is rendered around it. */
export const loader = ({ request, context }: LoaderFunctionArgs) => answerMap(request, context)
