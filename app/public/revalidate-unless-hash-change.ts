import type { ShouldRevalidateFunction } from '@remix-run/react'

/**
 * Whether a page that stands is loaded again. What changes behind its `#` alone, as it does when a dialog is opened and closed, loads
 * nothing: the router would load all of it again whenever a `#` goes, and where the network is away by then, the page and what was
 * typed on it would give way to an error. For `shouldRevalidate` of every public page that does not rule it out altogether.
 */
export const revalidateUnlessHashChange: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search
  return defaultShouldRevalidate && !(isSamePage && currentUrl.hash !== nextUrl.hash)
}
