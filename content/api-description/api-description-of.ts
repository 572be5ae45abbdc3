import { call, callGroup, field, operation, response } from '#contract/declare.ts'
import { type ContentType } from '#contract/engine/content-type.ts'
import { describeContract, type OpenApiDocument } from '#contract/openapi/describe-contract.ts'

const answers = {
  openapi: field.text('OpenAPI 版本'),
  info: { title: field.text('标题'), version: field.text('版本'), description: field.text('说明') },
  servers: [{ url: field.text('地址') }],
  tags: [{ name: field.text('名称'), description: field.text('说明') }],
  paths: { '*': 'anything' },
  components: { '*': 'anything' },
} as const

/** The call that describes all others and itself; the document is made when it is first asked for. */
export function apiDescriptionOf(others: readonly ContentType[]) {
  let document: OpenApiDocument | undefined
  const group = callGroup({
    name: 'description',
    typeLabel: '接口说明',
    calls: [
      call.public(
        'GET /api/openapi.json',
        operation.run({ takes: 'nothing', summary: '查看接口说明（OpenAPI 3.1）', answers }, describeAll),
        response.raw,
      ),
    ],
  })
  return group

  async function describeAll(): Promise<OpenApiDocument> {
    document ??= describeContract([...others, group])
    return document
  }
}
