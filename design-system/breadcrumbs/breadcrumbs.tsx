import { forwardRef, type ComponentPropsWithoutRef, type ElementType } from 'react'
import { Crumb as Entry, Root, Trail } from './breadcrumbs.styles.ts'

/** One step of the way; the last one is the page itself and has no address. */
export interface Crumb {
  /** Name of the page, as shown. */
  label: string
  /** Address within the site. */
  to?: string
}

export interface BreadcrumbsProps extends ComponentPropsWithoutRef<'nav'> {
  /** From the site's root to this page. */
  trail: readonly Crumb[]
  /** A router's link, which takes `to`; plain anchors otherwise. */
  linkAs?: ElementType
}

/** Where the visitor stands in the site. */
export const Breadcrumbs = forwardRef<HTMLElement, BreadcrumbsProps>(function Breadcrumbs(
  { trail, linkAs: Link, ...rest },
  ref,
) {
  return (
    <Root ref={ref} aria-label="当前位置" {...rest}>
      <Trail>
        {trail.map(({ label, to }) => (
          <Entry key={label}>
            {to === undefined ? (
              <span aria-current="page" title={label}>
                {label}
              </span>
            ) : Link ? (
              <Link to={to}>{label}</Link>
            ) : (
              <a href={to}>{label}</a>
            )}
          </Entry>
        ))}
      </Trail>
    </Root>
  )
})
