import type { EntryOf } from '#app/page-data/entry-types.ts'
import { kindWords, type Collection, type KindName, type Point, type SampleKind } from './collection.ts'

type CollectionRecord = EntryOf<'GET /api/data-collection'>

/** The record as the page shows it; null when it is switched off or has nothing to show. */
export function readCollection(record: CollectionRecord): Collection | null {
  if (record.status === 0) return null
  const { title, subtitle, description } = record
  const collection: Collection = {
    title,
    subtitle,
    description,
    kinds: [
      kindOf(record, 'image', record.imageExamplesList, ({ imageUrl }) => imageUrl),
      kindOf(record, 'video', record.videoExamplesList, ({ videoUrl }) => videoUrl),
      kindOf(record, 'audio', record.audioExamplesList, ({ audioUrl }) => audioUrl),
      kindOf(record, 'text', record.textExamplesList, ({ textContent }) => textContent),
    ].filter((kind) => kind !== null),
    features: record.featuresList.filter(saysSomething),
    advantages: record.advantagesList.filter(saysSomething),
    process: processOf(record),
  }
  return hasContent(collection) ? collection : null
}

/** A kind with neither words nor samples is left out; one without samples says so. */
function kindOf<Example extends Point>(
  record: CollectionRecord,
  kind: KindName,
  examples: readonly Example[],
  sourceOf: (example: Example) => string,
): SampleKind | null {
  const title = record[`${kind}Title`]
  const description = record[`${kind}Description`]
  const samples = examples
    .map((example, id) => ({
      id,
      title: example.title,
      description: example.description,
      source: sourceOf(example),
    }))
    // A picture or a text is its own sample; films and sounds say that they are missing.
    .filter(({ source, title: name }) => source || (name && (kind === 'video' || kind === 'audio')))
  if (!title && !description && samples.length === 0) return null
  return { kind, title: title || kindWords[kind].title, description, samples }
}

function processOf(record: CollectionRecord): Collection['process'] {
  const { processTitle: title, processDescription: description, processImageUrl: imageUrl } = record
  return title || description || imageUrl ? { title: title || '采集流程', description, imageUrl } : null
}

function hasContent({ title, subtitle, description, kinds, features, advantages, process }: Collection) {
  return Boolean(
    title || subtitle || description || kinds.length || features.length || advantages.length || process,
  )
}

const saysSomething = ({ title, description }: Point) => Boolean(title || description)
