import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Breadcrumbs, type Crumb } from '#design-system/breadcrumbs/index.ts'
import { Container } from '#design-system/container/index.ts'
import type { Neighbours } from './neighbours.ts'
import { Onward, type OnwardProps } from './onward.tsx'
import { Head, Line, Sheet, Title } from './reading-page.styles.ts'

export interface ReadingPageProps extends Neighbours {
  /** The text's name; the page's only `h1`. */
  title: string
  /** Pages from home down to the list it is from. */
  trail: readonly Crumb[]
  /** Facts in one line under the title, such as date and author. */
  line: ReactNode
  /** What the ways before and after it are called, and where its list is. */
  ways: OnwardProps['ways']
  /** The text. */
  children: ReactNode
}

/** A narrow, light page of one text to read, print and share, with links back and onward below. */
export function ReadingPage({ title, trail, line, ways, previous, next, children }: ReadingPageProps) {
  return (
    <Container as="div" $width="narrow">
      <Sheet>
        <Head>
          <Breadcrumbs linkAs={Link} trail={[...trail, { label: title }]} />
          <Title>{title}</Title>
          <Line data-read-aloud-place>{line}</Line>
        </Head>
        {children}
      </Sheet>
      <Onward ways={ways} previous={previous} next={next} />
    </Container>
  )
}
