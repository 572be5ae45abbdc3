import { Link } from '@remix-run/react'
import styled from 'styled-components'
import { media, token } from '#design-system/tokens/index.ts'
import { posterPath } from '#app/public/seo/share-picture.ts'
import type { Neighbour, Neighbours } from './neighbours.ts'

export interface OnwardProps extends Neighbours {
  /** Names of the two ways, the list with its name, and the address of a text that has a poster. */
  ways: { previous: string; next: string; list: Neighbour; text?: string }
}

/** The ways on from a text: to the one before it, to the one after it, back to the list, to its poster. */
export function Onward({ ways, previous, next }: OnwardProps) {
  const found = [
    { label: ways.previous, to: previous, rel: 'prev' },
    { label: ways.next, to: next, rel: 'next' },
  ]
  return (
    <Ways aria-label="继续阅读">
      {found.map(
        ({ label, to, rel }) =>
          to && (
            <Way key={rel} to={to.to} rel={rel}>
              <Label>{label}</Label>
              <span>{to.title}</span>
            </Way>
          ),
      )}
      <Foot>
        <Link to={ways.list.to}>{ways.list.title}</Link>
        {ways.text && <a href={posterPath(ways.text)}>分享海报</a>}
      </Foot>
    </Ways>
  )
}

const { color, space } = token

const Ways = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
  padding-block: ${space.x4} ${space.x8};
  border-top: 1px solid ${color.line};

  ${media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.print} {
    display: none;
  }
`

const Way = styled(Link)`
  display: grid;
  gap: ${space.x05};
  align-content: start;
  padding: ${space.x2};
  border: 1px solid ${color.line};
  border-radius: ${token.radius.small};
  color: ${color.text};
  overflow-wrap: anywhere;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      border-color: ${color.text};
    }
  }
`

const Label = styled.span`
  color: ${color.textSubtle};
  font-size: ${token.fontSize.small};
`

const Foot = styled.div`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  gap: 0 ${space.x3};
  justify-content: space-between;

  a {
    display: inline-flex;
    align-items: center;
    min-width: ${token.size.target};
    min-height: ${token.size.target};
  }
`
