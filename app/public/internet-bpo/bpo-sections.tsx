import { NoParts } from './no-parts.tsx'
import type { BpoPart, PartName } from './bpo-part.ts'
import { Contents } from './sections/contents.tsx'
import { Flow } from './sections/flow.tsx'
import { Management } from './sections/management.tsx'
import { Peak } from './sections/peak.tsx'
import { Risk } from './sections/risk.tsx'
import { Security } from './sections/security.tsx'
import { Training } from './sections/training.tsx'
import { Venue } from './sections/venue.tsx'

export interface BpoSectionsProps {
  /** The filled parts in their order. */
  parts: BpoPart[]
}

/** Everything below the banner; parts that the administrators left empty are left out, and all empty is said. */
export function BpoSections({ parts }: BpoSectionsProps) {
  if (parts.length === 0) return <NoParts />

  const { flow, training, production, quality, peak, risk, security, venue } = byName(parts)
  return (
    <>
      {parts.length > 1 && <Contents parts={parts} />}
      {flow && <Flow part={flow} />}
      {training && <Training part={training} />}
      <Management parts={[production, quality].filter((part) => part !== undefined)} />
      {peak && <Peak part={peak} />}
      {risk && <Risk part={risk} />}
      {security && <Security part={security} />}
      {venue && <Venue part={venue} />}
    </>
  )
}

function byName(parts: BpoPart[]): Partial<Record<PartName, BpoPart>> {
  return Object.fromEntries(parts.map((part) => [part.name, part]))
}
