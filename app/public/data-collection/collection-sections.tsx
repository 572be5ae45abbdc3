import type { Collection } from './collection.ts'
import { Overview } from './overview/overview.tsx'
import { Samples } from './samples/samples.tsx'
import { Advantages } from './strengths/advantages.tsx'
import { CollectionFlow } from './strengths/collection-flow.tsx'
import { Features } from './strengths/features.tsx'

export interface CollectionSectionsProps {
  collection: Collection
}

/** Everything below the banner; what the administrators left empty is left out. */
export function CollectionSections({ collection }: CollectionSectionsProps) {
  const { kinds, features, advantages, process } = collection
  return (
    <>
      <Overview collection={collection} />
      {kinds.map((kind) => (
        <Samples key={kind.kind} kind={kind} />
      ))}
      {features.length > 0 && <Features points={features} />}
      {advantages.length > 0 && <Advantages points={advantages} />}
      {process && <CollectionFlow process={process} />}
    </>
  )
}
