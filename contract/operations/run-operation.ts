import { messages } from '#contract/shared/messages.ts'
import type { FieldSet } from '#contract/fields/field.ts'
import { requireFields } from '#contract/fields/check-fields.ts'
import type { AnswersValue, Operation, OperationDocs, RequestContext } from '#contract/engine/operation.ts'

interface RunFacts<Sent> extends Partial<OperationDocs> {
  /** Fields checked before the function is called; `multipart` and `nothing` leave the body alone. */
  takes: Sent
  successMessage?: string
  /** Runs in one journalled transaction. A function that takes several steps opens its own. */
  writes?: boolean
}

/** A plain function, for the calls that follow no rule (docs/design/contract-engine.md#operations). */
export function run<const Sent extends FieldSet | 'nothing' | 'multipart', Value>(
  { takes, successMessage = messages.done, writes = false, answers = 'anything', ...rest }: RunFacts<Sent>,
  perform: (ctx: RequestContext, sent: Record<string, unknown>) => Promise<Value>,
): Operation<Sent, AnswersValue<Value>> {
  return {
    ...rest,
    name: 'run',
    writes,
    takes,
    successMessage,
    answers,
    perform: (ctx) => perform(ctx, typeof takes === 'string' ? {} : requireFields(takes, ctx.body, 'whole')),
  }
}
