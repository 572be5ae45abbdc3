import { isMissing } from '#contract/shared/is-missing.ts'
import type { Bounds, Field, FieldKind, FieldOf } from './field.ts'
import { isBlank } from './is-blank.ts'

/** What every maker takes beside its label. */
export interface FieldOptions {
  /** The field must be filled; a sentence of its own, or `true` for 请输入 + label. */
  required?: string | true
  alsoNamed?: readonly string[]
  isUnique?: boolean
  isHiddenInAudit?: boolean
}

/** What a maker says of its kind. */
interface Recipe<Value, Kind> extends Omit<Field<Value>, 'isRequired' | 'label' | 'kind'> {
  kind: Kind
  /** As a field's, but never asked about undefined, null and '' where these mean `empty`. */
  read(sent: unknown): Value
  /** What null and '' mean, where that is not `initial`. */
  empty?: Value
  /** Whether a value fills no required field; absent where `isNothing` says it. */
  isEmpty?(value: Value): boolean
  /** Says 请输入 or 请选择 or 请上传. */
  verb?: string
}

/** A field kept for the product's own use: stored, never sent and never answered. */
export function internal<Kept extends Field>(field: Kept): Kept & { isInternal: true; setByServer: true } {
  return { ...field, isInternal: true, setByServer: true }
}

/** A value that a field cannot take, with the sentence that says so. */
export class Wrong extends Error {}

/** Makes a field that speaks Chinese in every refusal. */
export function makeField<Value, const Kind extends FieldKind = FieldKind>(
  label: string,
  options: FieldOptions,
  recipe: Recipe<Value, Kind>,
): FieldOf<Kind, Value> {
  const { read, empty = recipe.initial, isEmpty = isNothing, verb = '请输入', ...facts } = recipe
  const { required, ...others } = options
  const isRequired = required !== undefined

  const readChecked = (sent: unknown): Value => {
    const value = isMissing(sent) ? empty : read(sent)
    if (isRequired && (isMissing(sent) || isEmpty(value)))
      throw new Wrong(typeof required === 'string' ? required : `${verb}${label}`)
    return value
  }
  return { ...facts, ...others, label, isRequired, read: readChecked }
}

/** Text that shows nothing, an empty list and what is not there fill nothing; 0 does. */
function isNothing(value: unknown): boolean {
  if (typeof value === 'string') return isBlank(value)
  return value === null || value === false || (Array.isArray(value) && value.length === 0)
}

/** Text as it was sent, without null bytes or broken characters, which no store keeps alike. */
export function readText(label: string, sent: unknown, { max = Infinity }: Bounds): string {
  if (typeof sent !== 'string') throw new Wrong(`${label}格式不正确`)
  if (sent.includes('\0') || /[\uD800-\uDFFF]/u.test(sent)) throw new Wrong(`${label}包含无效字符`)
  // Counted in characters as people see them, not in UTF-16 units.
  if (sent.length > max && [...sent].length > max) throw new Wrong(`${label}不能超过 ${max} 个字符`)
  return sent
}
