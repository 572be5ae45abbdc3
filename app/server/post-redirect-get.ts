import { data, redirect } from '@remix-run/node'
import type { FormNotice } from '#app/public/live-form/form-state.ts'

const SENT = 'sent'

/**
 * Responds to a form that was posted without JavaScript. Success redirects to its page, so that a reload sends nothing
 * again; a refusal shows the typed values.
 * @param anchor id of the form
 */
export function postRedirectGet<Outcome extends { notice?: FormNotice }>(
  request: Request,
  { status, outcome }: { status: number; outcome: Outcome },
  anchor: string,
) {
  if (outcome.notice?.tone !== 'success') return data(outcome, { status })
  const { pathname, searchParams } = new URL(request.url)
  searchParams.set(SENT, '1')
  return redirect(`${pathname}?${searchParams.toString()}#${anchor}`, 303)
}

/** Whether a page is loaded because its form was taken. */
export const wasAccepted = (request: Request): boolean => new URL(request.url).searchParams.has(SENT)
