import type { ShouldRevalidateFunction } from '@remix-run/react'

/**
 * Skips revalidation when only the hash changes, as dialogs do, for `shouldRevalidate` of public pages. Offline, a
 * failed reload would replace the page and its typed text.
 */
export const revalidateUnlessHashChange: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search
  return defaultShouldRevalidate && !(isSamePage && currentUrl.hash !== nextUrl.hash)
}
