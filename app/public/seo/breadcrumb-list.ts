import type { Crumb } from '#design-system/breadcrumbs/index.ts'

/** The place of a page in the site, for search engines: from home down to the page itself. */
export function breadcrumbList(steps: readonly Required<Crumb>[], publicUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${publicUrl}${to}`,
    })),
  }
}
