import { call, contentType, field, operation, response } from '#contract/declare.ts'
import type { Row } from '#contract/engine/backend.ts'
import { requireValue } from '#contract/fields/check-fields.ts'
import type { Field } from '#contract/fields/field.ts'
import type { RequestContext } from '#contract/engine/operation.ts'
import { wrongField } from '#contract/shared/http-error.ts'
import { serialize } from '#contract/engine/serialize.ts'
import { shownPath } from '#contract/fields/upload-fields.ts'
import { requireVersion } from '#contract/operations/writing-operations.ts'
import { messages } from '#contract/shared/messages.ts'

/** The eleven pages whose texts administrators keep. */
export const pageKeys = {
  'government-services': '政府数据服务',
  'data-annotation': '数据标注',
  'map-surveying': '地图测绘',
  'industry-education': '产教融合',
  services: '服务',
  cases: '成功案例',
  about: '关于我们',
  'label-platform': '标注平台',
  contact: '联系我们',
  'data-collection': '数据采集',
  'internet-bpo': '互联网BPO',
} as const

/** The keys the pages read; others may be kept too. */
export const configKeys = {
  title: '标题',
  subtitle: '副标题',
  description: '描述',
  backgroundImage: '背景图片',
} as const

/** The texts of one page's header. */
export type PageTexts = { [Key in keyof typeof configKeys]?: string } & Record<string, string | undefined>

const backgroundImage = field.image('背景图片')
const fields = {
  pageKey: field.choice('页面', pageKeys, { required: messages.fillRequired }),
  configKey: field.text('配置键', {
    required: messages.fillRequired,
    bounds: { max: 64 },
    pattern: { matches: /^[A-Za-z][A-Za-z0-9_-]*$/, message: '配置键格式不正确' },
  }),
  configValue: {
    ...field.longText('配置值'),
    // One column holds texts and a picture's path (entities, PageConfig).
    shown: (value, row) => (row.configKey === 'backgroundImage' ? shownPath(value) : value),
  } as Field<string>,
  description: field.longText('说明'),
}

export const pageConfig = contentType({
  name: 'page-config',
  typeLabel: '页面配置',
  hasId: false,
  fields,
  uniqueTogether: ['pageKey', 'configKey'],
  calls: [
    call.public(
      'GET /api/page-config/{page}',
      operation.run(
        { takes: 'nothing', summary: '查看一页的文字', answers: { '*': fields.configValue } },
        textsOfPage,
      ),
      response.envelope,
    ),
    call.admin('GET /api/page-config/admin/list?pageKey=', operation.list(), response.envelope),
    call.admin(
      'POST /api/page-config/save',
      operation.run(
        {
          takes: fields,
          successMessage: messages.saved,
          writes: true,
          summary: '保存一页的一项文字（值为空即删除）',
          answers: 'recordOrNull',
          refuses: [409],
        },
        saveText,
      ),
      response.envelope,
    ),
  ],
})

/** configKey → configValue; an unknown page has no texts. */
async function textsOfPage(ctx: RequestContext): Promise<PageTexts> {
  const rows = await ctx.stores.of(ctx.type.name).find({ where: { pageKey: ctx.params.page ?? '' } })
  const shown = rows.map((row) => serialize(ctx.type, row, 'admin'))
  return Object.fromEntries(shown.map(({ configKey, configValue }) => [configKey, configValue])) as PageTexts
}

/** One row for each page and key; an empty value takes it away. */
async function saveText(
  ctx: RequestContext,
  sent: Record<string, unknown>,
): Promise<PageConfigRecord | null> {
  const store = ctx.stores.of(ctx.type.name)
  const { pageKey, configKey, description } = sent as {
    pageKey: string
    configKey: string
    description: string
  }
  const [row] = await store.find({ where: { pageKey, configKey }, limit: 1 })
  requireVersion(ctx, row)
  const configValue = valueToSave(ctx, configKey, sent.configValue, row)
  if (configValue === '') {
    if (row) await store.remove(row.id)
    return null
  }
  const values =
    Object.hasOwn(ctx.body, 'description') || !row ? { configValue, description } : { configValue }
  const saved = row
    ? await store.update(row.id, values)
    : await store.create({ pageKey, configKey, ...values })
  return serialize(ctx.type, saved, 'admin') as unknown as PageConfigRecord
}

/** One text as an administrator reads it. */
export interface PageConfigRecord {
  pageKey: keyof typeof pageKeys
  configKey: string
  configValue: string
  description: string
}

/** A value that did not come stays as it is; only an empty one that came takes the row away. */
function valueToSave(
  { body }: RequestContext,
  configKey: string,
  sent: unknown,
  row: Row | undefined,
): unknown {
  const isPicture = configKey === 'backgroundImage'
  if (Object.hasOwn(body, 'configValue'))
    return isPicture ? requireValue('configValue', backgroundImage, sent) : sent
  if (row) return row.configValue
  throw wrongField('configValue', messages.fillRequired)
}
