import { replace } from '@remix-run/node'

/** On arrival the visitor is sent on at once, and no list is loaded. */
export const loader = () => replace('/government-services')
