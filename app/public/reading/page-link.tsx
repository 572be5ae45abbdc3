import { Link } from '@remix-run/react'
import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'

export interface PageLinkProps {
  /** The text's own page. */
  to: string
  /** What the link says. */
  children: string
}

/** Links from a dialog to its entry's page, which can be copied, printed and opened in a tab. */
export function PageLink({ to, children }: PageLinkProps) {
  return (
    <Line>
      <Link to={to}>{children}</Link>
    </Line>
  )
}

const Line = styled.p`
  margin-top: ${token.space.x2};

  ${media.touch} {
    a {
      display: inline-flex;
      align-items: center;
      min-height: ${token.size.target};
    }
  }
`
