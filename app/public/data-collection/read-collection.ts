import type { OutputOf } from '#contract/ask/ask.ts'
import { imageAddress } from '#contract/image-address.ts'
import { listOf } from '#app/public/read-answer-lists.ts'
import { kindWords, type Collection, type KindName, type Point, type SampleKind } from './collection.ts'

type Answer = NonNullable<OutputOf<'GET /api/data-collection'>>

/**
 * The record as the page shows it, lists also from their JSON text. Null when it is switched off or has nothing
 * to show, so that the page's empty state stands.
 */
export function readCollection(answer: Answer | null, assetBaseUrl?: string): Collection | null {
  if (!answer || answer.status === 0) return null
  const address = (path: unknown) => imageAddress(textOf(path), assetBaseUrl)
  const collection: Collection = {
    ...wordsOf(answer),
    subtitle: textOf(answer.subtitle),
    kinds: [
      kindOf('image', answer.imageTitle, answer.imageDescription, answer.imageExamplesList, ({ imageUrl }) =>
        address(imageUrl),
      ),
      kindOf('video', answer.videoTitle, answer.videoDescription, answer.videoExamplesList, ({ videoUrl }) =>
        address(videoUrl),
      ),
      kindOf('audio', answer.audioTitle, answer.audioDescription, answer.audioExamplesList, ({ audioUrl }) =>
        address(audioUrl),
      ),
      kindOf('text', answer.textTitle, answer.textDescription, answer.textExamplesList, ({ textContent }) =>
        textOf(textContent),
      ),
    ].filter((kind) => kind !== null),
    features: pointsOf(answer.featuresList),
    advantages: pointsOf(answer.advantagesList),
    process: processOf(answer, address(answer.processImageUrl)),
  }
  return hasContent(collection) ? collection : null
}

/** A kind with neither words nor samples is left out; one without samples says so. */
function kindOf<Example extends object>(
  kind: KindName,
  title: unknown,
  description: unknown,
  examples: readonly Example[] | string | null | undefined,
  sourceOf: (example: Example) => string,
): SampleKind | null {
  const samples = listOf(examples)
    .map((example, id) => ({ id, ...wordsOf(example), source: sourceOf(example) }))
    // A picture or a text is its own sample; films and sounds say that they are missing.
    .filter(({ source, title: name }) => source || (name && (kind === 'video' || kind === 'audio')))
  if (!title && !description && samples.length === 0) return null
  return {
    kind,
    title: textOf(title) || kindWords[kind].title,
    description: textOf(description),
    samples,
  }
}

function pointsOf(points: readonly object[] | string | null | undefined): Point[] {
  return listOf(points)
    .map(wordsOf)
    .filter(({ title, description }) => title || description)
}

function processOf(answer: Answer, imageUrl: string): Collection['process'] {
  const title = textOf(answer.processTitle)
  const description = textOf(answer.processDescription)
  return title || description || imageUrl ? { title: title || '采集流程', description, imageUrl } : null
}

function hasContent({ title, subtitle, description, kinds, features, advantages, process }: Collection) {
  return Boolean(
    title || subtitle || description || kinds.length || features.length || advantages.length || process,
  )
}

function wordsOf(words: { title?: unknown; description?: unknown }): Point {
  return { title: textOf(words.title), description: textOf(words.description) }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
