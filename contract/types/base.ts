import { batch } from '#contract/engine/batch-operation.ts'
import { admin, visitor } from '#contract/engine/call.ts'
import { contentType } from '#contract/engine/content-type.ts'
import { reorder } from '#contract/engine/order-operation.ts'
import { list } from '#contract/engine/reading-operations.ts'
import { enveloped } from '#contract/engine/replies.ts'
import { create, remove, update } from '#contract/engine/writing-operations.ts'
import { flag } from '#contract/fields/choice-fields.ts'
import { decimal, number, order } from '#contract/fields/number-fields.ts'
import { longText, text } from '#contract/fields/text-fields.ts'

/** A place of the company; its coordinates may come as `location: { lng, lat }` too. */
export const base = contentType({
  name: 'base',
  noun: '基地',
  fields: {
    name: text('基地名称', { required: true }),
    description: longText('基地描述'),
    address: text('地址', { required: true }),
    phone: text('联系电话'),
    email: text('电子邮箱'),
    latitude: decimal('纬度', { bounds: { min: -90, max: 90 }, alsoNamed: ['location.lat'] }),
    longitude: decimal('经度', { bounds: { min: -180, max: 180 }, alsoNamed: ['location.lng'] }),
    workstationCount: number('工位数量', { bounds: { min: 0 } }),
    sortOrder: order(),
    status: flag(),
  },
  visitorsSee: [
    'id',
    'name',
    'description',
    'address',
    'phone',
    'email',
    'latitude',
    'longitude',
    'workstationCount',
  ],
  calls: [
    visitor('GET /api/base/list', list({ status: 1 }), enveloped),
    admin('GET /api/base/admin/list', list(), enveloped),
    admin('POST /api/base/add', create(), enveloped),
    admin('POST /api/base/update', update(), enveloped),
    admin('POST /api/base/delete/{id}', remove(), enveloped),
    admin('POST /api/base/order', reorder(), enveloped),
    admin('POST /api/base/batch', batch(), enveloped),
  ],
})
