import { sheetFigures } from '#app/public/sheet-figures.ts'
import type { KindName } from './collection.ts'
import type { DataCollectionContent } from './load-data-collection.ts'
import { NoCollection } from './no-collection.tsx'
import { Overview } from './overview/overview.tsx'
import { Samples } from './samples/samples.tsx'
import { Advantages } from './strengths/advantages.tsx'
import { CollectionFlow } from './strengths/collection-flow.tsx'
import { Features } from './strengths/features.tsx'

export interface CollectionSectionsProps {
  /** None while the administrators have filled nothing. */
  collection: DataCollectionContent['collection']
}

/** Everything below the banner; what the administrators left empty is left out, and all empty is said. */
export function CollectionSections({ collection }: CollectionSectionsProps) {
  if (!collection) return <NoCollection />

  const { kinds, features, advantages, process } = collection
  const has = (name: KindName) => kinds.some(({ kind }) => kind === name)
  const figures = sheetFigures({
    image: has('image'),
    video: has('video'),
    audio: has('audio'),
    text: has('text'),
    features: features.length > 0,
    advantages: advantages.length > 0,
    process: Boolean(process),
  })
  return (
    <>
      <Overview collection={collection} />
      {kinds.map((kind) => (
        <Samples key={kind.kind} figure={figures[kind.kind]} kind={kind} />
      ))}
      {features.length > 0 && <Features figure={figures.features} points={features} />}
      {advantages.length > 0 && <Advantages figure={figures.advantages} points={advantages} />}
      {process && <CollectionFlow figure={figures.process} process={process} />}
    </>
  )
}
