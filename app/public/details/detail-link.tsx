import { Link, type LinkProps } from '@remix-run/react'
import { forwardRef } from 'react'
import { CardLink } from '#design-system/card/index.ts'
import { detailHash, openedHere, useLinkId, type Entry } from './use-open-entry.ts'

export interface DetailLinkProps extends Omit<LinkProps, 'to' | 'id'> {
  /** The `kind` of its `Details`. */
  kind: string
  id: Entry['id']
  /** The query that stays in the address; none unless given. */
  search?: string
}

/** Opens the details of one entry; its target stretches over the card it stands in. */
export const DetailLink = forwardRef<HTMLAnchorElement, DetailLinkProps>(function DetailLink(
  { kind, id, search = '', ...rest },
  ref,
) {
  return (
    <CardLink
      as={Link}
      ref={ref}
      id={useLinkId(kind, id)}
      to={{ search, hash: detailHash(kind, id) }}
      state={openedHere}
      preventScrollReset
      aria-haspopup="dialog"
      {...rest}
    />
  )
})
