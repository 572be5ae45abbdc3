import { bare, callGroup, run, text, visitor } from '#contract/declare.ts'
import { type ContentType } from '#contract/engine/content-type.ts'
import { describeContract, type OpenApiDocument } from '#contract/openapi/describe-contract.ts'

const answers = {
  openapi: text('OpenAPI 版本'),
  info: { title: text('标题'), version: text('版本'), description: text('说明') },
  servers: [{ url: text('地址') }],
  tags: [{ name: text('名称'), description: text('说明') }],
  paths: { '*': 'anything' },
  components: { '*': 'anything' },
} as const

/** The call that describes all others and itself; the document is made when it is first asked for. */
export function description(others: readonly ContentType[]) {
  let document: OpenApiDocument | undefined
  const group = callGroup({
    name: 'description',
    noun: '接口说明',
    calls: [
      visitor(
        'GET /api/openapi.json',
        run({ takes: 'nothing', summary: '查看接口说明（OpenAPI 3.1）', answers }, describeAll),
        bare,
      ),
    ],
  })
  return group

  async function describeAll(): Promise<OpenApiDocument> {
    document ??= describeContract([...others, group])
    return document
  }
}
