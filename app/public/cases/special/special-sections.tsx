import { hydrateOnVisible } from '#app/public/deferred-hydration/hydrate-on-visible.tsx'
import type { Special } from './special-content.ts'

export interface SpecialSectionsProps {
  special: Special
}

/** What administrators keep for one of the four sub pages, downloaded on demand (public-site §2.1, X-11). */
export function SpecialSections({ special }: SpecialSectionsProps) {
  switch (special.kind) {
    case 'soil':
      return <SoilSections content={special} />
    case 'land':
      return <LandSections content={special} />
    case 'disaster':
      return <DisasterSections content={special} />
    case 'driving':
      return <DrivingSections content={special} />
  }
}

const SoilSections = hydrateOnVisible(
  () => import('./soil-sections.tsx'),
  (module) => module.SoilSections,
  { isAlive: false },
)
const LandSections = hydrateOnVisible(
  () => import('./land-sections.tsx'),
  (module) => module.LandSections,
  { isAlive: false },
)
const DisasterSections = hydrateOnVisible(
  () => import('./disaster-sections.tsx'),
  (module) => module.DisasterSections,
  { isAlive: false },
)
const DrivingSections = hydrateOnVisible(
  () => import('./driving-sections.tsx'),
  (module) => module.DrivingSections,
  { isAlive: false },
)
