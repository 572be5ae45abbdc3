import type { MediaKind } from '#contract/shared/media-kinds.ts'
import type { Field } from './field.ts'
import { makeField, readText, Wrong, type FieldOptions } from './field-recipe.ts'
import { isFollowable } from '#contract/shared/safe-link.ts'
import { isClimbing } from '#contract/shared/site-path.ts'
import { ENTRIES, readList } from './list-field.ts'

const LONGEST_PATH = { max: 500 }

/** One uploaded picture. */
export const image = (label: string, options: FieldOptions = {}) => upload(label, 'image', options)
/** One uploaded film. */
export const video = (label: string, options: FieldOptions = {}) => upload(label, 'video', options)
/** Several uploaded pictures, in order. */
export const images = (label: string, options: FieldOptions = {}) => uploads(label, 'image', options)

/** One uploaded file, stored without the `/upload/` prefix and shown with it. */
export function upload(label: string, media: MediaKind, options: FieldOptions = {}): Field<string> {
  return makeField(label, options, {
    kind: 'upload',
    media,
    bounds: LONGEST_PATH,
    initial: '',
    verb: '请上传',
    shown: shownPath,
    read: (sent) => readPath(label, sent),
  })
}

/** Several uploaded files; takes a list or its JSON text. */
export function uploads(
  label: string,
  media: MediaKind,
  options: FieldOptions = {},
): Field<readonly string[]> {
  return makeField<readonly string[]>(label, options, {
    kind: 'uploads',
    media,
    bounds: ENTRIES,
    initial: [],
    verb: '请上传',
    shown: (paths) => paths.map(shownPath),
    read: (sent) =>
      readList(label, sent)
        .map((path) => readPath(label, path))
        .filter((path) => path !== ''),
  })
}

/** A stored path as every read answers it. */
export function shownPath(stored: string): string {
  if (stored === '' || /^(https?:\/\/|\/)/i.test(stored)) return stored
  return `/upload/${stored}`
}

/** A path as it is stored: an address, a path of this site, or a stored name without `/upload/`. */
function readPath(label: string, sent: unknown): string {
  const path = readText(label, typeof sent === 'string' ? sent.trim() : sent, LONGEST_PATH)
  const name = path.replace(/^\/upload\/+/, '')
  const isSafe = /^[^\\?#:\s]+$/.test(name) && !isClimbing(name) && !name.startsWith('//')
  if (name === '' || isSafe || (/^https?:/i.test(name) && isFollowable(name))) return name
  throw new Wrong(`${label}的地址不正确`)
}
