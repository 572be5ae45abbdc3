import { call, contentType, field, operation, response } from '#contract/declare.ts'
import { normalizeEmail } from '#contract/privacy/normalize-email.ts'
import { normalizePhone } from '#contract/privacy/normalize-phone.ts'

/** A place of the company; its coordinates may come as `location: { lng, lat }` too. */
export const base = contentType({
  name: 'base',
  typeLabel: '基地',
  fields: {
    name: field.text('基地名称', { required: true }),
    description: field.longText('基地描述'),
    address: field.text('地址', { required: true }),
    phone: field.text('联系电话', { normalize: normalizePhone }),
    email: field.text('电子邮箱', { normalize: normalizeEmail }),
    latitude: field.decimal('纬度', { bounds: { min: -90, max: 90 }, alsoNamed: ['location.lat'] }),
    longitude: field.decimal('经度', { bounds: { min: -180, max: 180 }, alsoNamed: ['location.lng'] }),
    workstationCount: field.number('工位数量', { bounds: { min: 0 } }),
    sortOrder: field.order(),
    status: field.flag(),
  },
  publicFields: [
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
    call.public('GET /api/base/list', operation.list({ status: 1 }), response.envelope),
    call.admin('GET /api/base/admin/list', operation.list(), response.envelope),
    call.admin('POST /api/base/add', operation.create(), response.envelope),
    call.admin('POST /api/base/update', operation.update(), response.envelope),
    call.admin('POST /api/base/delete/{id}', operation.remove(), response.envelope),
    call.admin('POST /api/base/order', operation.reorder(), response.envelope),
    call.admin('POST /api/base/batch', operation.batch(), response.envelope),
  ],
})
