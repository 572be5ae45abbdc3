import { Link } from '@remix-run/react'
import { ArrowUpRight } from 'lucide-react'
import { CardLink } from '#design-system/card/index.ts'
import { serviceRoutes } from '#app/public/services.ts'
import { Line, Lines } from './service-list.styles.ts'

/** All six services, a line each, below the cards of at most three. */
export function ServiceList() {
  return (
    <Lines aria-label="六项服务一览">
      {serviceRoutes.map(({ name, path, summary }) => (
        <Line key={path}>
          <CardLink as={Link} to={path}>
            {name}
          </CardLink>
          <span>{summary}</span>
          <ArrowUpRight aria-hidden />
        </Line>
      ))}
    </Lines>
  )
}
