import { Link } from '@remix-run/react'
import { serviceRoutes } from '#app/public/services.ts'
import { Heading, Suggestions } from './search-page.styles.ts'

export interface WaysInProps {
  /** Said above them. */
  title: string
}

const pages = [
  ...serviceRoutes.map(({ name, path }) => ({ name, path: path as string })),
  { name: '成功案例', path: '/cases' },
  { name: '新闻动态', path: '/about#news' },
  { name: '招聘岗位', path: '/contact#jobs' },
  { name: '联系我们', path: '/contact' },
]

/** Where one may look instead of searching. */
export function WaysIn({ title }: WaysInProps) {
  return (
    <section aria-labelledby="ways-in">
      <Heading id="ways-in">{title}</Heading>
      <Suggestions>
        {pages.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </Suggestions>
    </section>
  )
}
