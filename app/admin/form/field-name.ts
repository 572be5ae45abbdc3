import type { ContentType, RecordOf } from '#contract/engine/content-type.ts'

/** A field of a content type that administrators read. */
export type FieldName<Type extends ContentType> = keyof RecordOf<Type> & keyof Type['fields'] & string
