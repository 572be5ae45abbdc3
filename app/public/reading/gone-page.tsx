import { Link, isRouteErrorResponse } from '@remix-run/react'
import { ButtonLink } from '#design-system/button/index.ts'
import { Container } from '#design-system/container/index.ts'
import { ErrorPage } from '#app/error-page/error-page.tsx'
import { Column, List, Others, Title, Ways } from './gone-page.styles.ts'
import { isGone, type GoneWords } from './gone-words.ts'
import type { Neighbour } from './neighbours.ts'

export interface GonePageProps {
  /** What the route threw. */
  error: unknown
  words: GoneWords
}

/** In the place of a text that was taken down: that it was, and what there is to read instead. Any other failure is an error page. */
export function GonePage({ error, words }: GonePageProps) {
  if (!isGone(error)) return <ErrorPage error={error} isInLayout />
  const others = othersOf(error)
  return (
    <Container as="div" $width="narrow">
      <Column>
        <Title>{words.gone}</Title>
        <p>它曾在这个地址公开，现在已经撤下。</p>
        {others.length > 0 && (
          <section aria-labelledby="others">
            <Others id="others">{words.others}</Others>
            <List>
              {others.map(({ title: name, to }) => (
                <li key={to}>
                  <Link to={to}>{name}</Link>
                </li>
              ))}
            </List>
          </section>
        )}
        <Ways>
          <ButtonLink as={Link} to={words.list.to}>
            {words.list.title}
          </ButtonLink>
          <ButtonLink as={Link} to="/" variant="secondary">
            返回首页
          </ButtonLink>
        </Ways>
      </Column>
    </Container>
  )
}

/** What the loader sent along; nothing where the list did not load either. */
function othersOf(error: unknown): readonly Neighbour[] {
  const sent: unknown = isRouteErrorResponse(error) ? error.data : undefined
  return (sent as { others?: readonly Neighbour[] } | null | undefined)?.others ?? []
}
