import { isRecord } from './with-changed-answers.ts'

const MEDIA =
  /^(\/(upload|images)\/|https?:\/\/).*\.(webp|jpe?g|png|gif|svg|avif|mp4|webm|mov|mp3|wav|m4a|ogg)$/i
const MEDIA_ELEMENT = /<\/?(img|picture|source|video|audio)\b[^>]*>/gi

/** Pictures, films and sounds are gone wherever an answer has them: alone, in lists, in HTML, in a page's texts. */
export function withoutPictures(value: unknown): unknown {
  if (typeof value === 'string') return MEDIA.test(value) ? '' : value.replace(MEDIA_ELEMENT, '')
  if (Array.isArray(value)) return value.filter((each) => !isMedia(each)).map(withoutPictures)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutPictures(each)]))
}

const isMedia = (value: unknown) => typeof value === 'string' && MEDIA.test(value)
