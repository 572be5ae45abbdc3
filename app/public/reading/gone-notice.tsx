import { Link, isRouteErrorResponse } from '@remix-run/react'
import { ButtonLink } from '#design-system/button/index.ts'
import { Container } from '#design-system/container/index.ts'
import { Column, List, Others, Title, Ways } from './gone-notice.styles.ts'
import type { GonePageProps } from './gone-page.tsx'
import type { Neighbour } from './neighbours.ts'

/** That a text was taken down, and what there is to read instead. */
export function GoneNotice({ error, words }: GonePageProps) {
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
