import { Link } from '@remix-run/react'
import { mainPages } from '#app/public/main-pages.ts'
import { Heading, Suggestions } from './search-page.styles.ts'

export interface WaysInProps {
  /** Said above them. */
  title: string
}

/** Where one may look instead of searching. */
export function WaysIn({ title }: WaysInProps) {
  return (
    <section aria-labelledby="ways-in">
      <Heading id="ways-in">{title}</Heading>
      <Suggestions>
        {mainPages.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </Suggestions>
    </section>
  )
}
