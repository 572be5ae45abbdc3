import { readableText } from './readable-text.ts'

/** One value of a version. */
export type VersionField = {
  /** What people call it; the two versions are matched by it. */
  label: string
  /** The value as people read it: options by their names, dates written out. */
  value: string | null | undefined
  /** `picture` holds an image's path, `html` formatted text. */
  kind?: 'text' | 'picture' | 'html'
}

/** A field beside itself in two versions. */
export type FieldPair = {
  label: string
  kind: NonNullable<VersionField['kind']>
  before: string
  after: string
  isChanged: boolean
  /** The words are the same, but not their format. */
  isFormatOnly: boolean
}

/** Puts the fields of two versions side by side, in the order of the later one. */
export function matchFields(before: readonly VersionField[], after: readonly VersionField[]): FieldPair[] {
  const earlier = new Map(before.map((field) => [field.label, field]))
  const labels = new Set([...after, ...before].map(({ label }) => label))
  const later = new Map(after.map((field) => [field.label, field]))
  return [...labels].map((label) => pairOf(label, earlier.get(label), later.get(label)))
}

function pairOf(label: string, before?: VersionField, after?: VersionField): FieldPair {
  // A picture that one version lacks is a picture all the same.
  const kinds = [after?.kind, before?.kind]
  const kind = kinds.find((one) => one && one !== 'text') ?? 'text'
  const raw = [before?.value ?? '', after?.value ?? ''] as const
  const shown = kind === 'html' ? [readableText(raw[0]), readableText(raw[1])] : raw
  const isChanged = raw[0] !== raw[1]
  return {
    label,
    kind,
    before: shown[0] ?? '',
    after: shown[1] ?? '',
    isChanged,
    isFormatOnly: isChanged && shown[0] === shown[1],
  }
}
