import { requireFields } from '#contract/fields/check-fields.ts'
import type { FieldSet } from '#contract/fields/field.ts'
import { storedMoment } from '#contract/shared/moments.ts'
import type { Row } from '#contract/engine/backend.ts'
import type { RequestContext } from '#contract/engine/operation.ts'
import { wrongField } from '#contract/shared/http-error.ts'

/**
 * Prepares checked values: by kind on the host (docs/design/contract-engine.md#rules, rule 6), then by the type's own rule.
 * @param before the row that changes; absent for a new one
 */
export async function prepare(
  ctx: RequestContext,
  values: Readonly<Record<string, unknown>>,
  before?: Row,
): Promise<Record<string, unknown>> {
  const { type, backend } = ctx
  const prepared = cleaned(ctx, type.fields, values)
  for (const [name, field] of Object.entries(type.fields)) {
    // What cleaning left may be nothing, or longer than what was sent.
    if (field.kind === 'html') requireFields({ [name]: field }, prepared, 'given')
    if (field.kind === 'reference' && field.refersTo && typeof prepared[name] === 'number')
      await requireTarget(ctx, name, field.label, field.refersTo, prepared[name])
    if (field.isCreationTime && !before) prepared[name] = storedMoment(backend.now())
  }
  return type.complete ? type.complete(prepared, ctx, before) : prepared
}

/** HTML by the allow-list, inside the entries of lists too. */
export function cleaned(
  { backend }: Pick<RequestContext, 'backend'>,
  fields: FieldSet,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const prepared: Record<string, unknown> = { ...values }
  for (const [name, field] of Object.entries(fields)) {
    const value = prepared[name]
    if (field.kind === 'html' && typeof value === 'string') prepared[name] = backend.cleanHtml(value)
    const entryFields = field.fields
    if (entryFields && Array.isArray(value))
      prepared[name] = value.map((entry: Record<string, unknown>) => cleaned({ backend }, entryFields, entry))
  }
  return prepared
}

async function requireTarget(
  ctx: RequestContext,
  name: string,
  label: string,
  typeName: string,
  id: number,
): Promise<void> {
  if (await ctx.stores.of(typeName).get(id)) return
  throw wrongField(name, `${label}不存在`)
}
