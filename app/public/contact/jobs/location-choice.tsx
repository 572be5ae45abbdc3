import { useLinkClickHandler } from '@remix-run/react'
import { X } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { jobLocations, type Job } from './job.ts'
import { Chip, Chips, Clear, Count } from './location-choice.styles.ts'

export interface LocationChoiceProps {
  /** The chosen location; none once it was cleared. */
  chosen: string
  groups: ReadonlyMap<string, readonly Job[]>
}

/**
 * The location selector (public-site §2.12). The choice is in the address: it can be shared, works without script and
 * survives the return from a posting.
 */
export function LocationChoice({ chosen, groups }: LocationChoiceProps) {
  return (
    <Chips aria-label="岗位地点">
      {jobLocations.map((location) => (
        <li key={location}>
          <LocationLink location={location} isChosen={location === chosen}>
            {location}
            <Count aria-label={`${groups.get(location)?.length ?? 0} 个岗位`}>
              {groups.get(location)?.length ?? 0}
            </Count>
          </LocationLink>
        </li>
      ))}
      {chosen && (
        <li>
          <LocationLink location="" as={Clear} onLeave={focusFirstChoice}>
            <X aria-hidden />
            清除选择
          </LocationLink>
        </li>
      )}
    </Chips>
  )
}

/** It goes away with the choice; what had the focus must not. */
function focusFirstChoice({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest('ul')?.querySelector('a')?.focus()
}

interface LocationLinkProps {
  location: string
  isChosen?: boolean
  as?: typeof Chip
  /** Called when it is pressed, before the choice changes. */
  onLeave?: (event: MouseEvent<HTMLAnchorElement>) => void
  children: ReactNode
}

function LocationLink(props: LocationLinkProps) {
  const { location, isChosen = false, as: Look = Chip, onLeave, children } = props
  const search = `?${new URLSearchParams({ location }).toString()}`
  // With script the list changes in place; without it the document comes back to this section.
  const choose = useLinkClickHandler({ search }, { replace: true, preventScrollReset: true })
  return (
    <Look
      href={`/contact${search}#jobs`}
      aria-current={isChosen || undefined}
      onClick={(event) => {
        choose(event)
        if (event.defaultPrevented) onLeave?.(event)
      }}
    >
      {children}
    </Look>
  )
}
