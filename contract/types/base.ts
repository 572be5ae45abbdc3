import { flag } from '#contract/fields/choice-fields.ts'
import { contentType } from '#contract/engine/content-type.ts'
import { decimal, number, order } from '#contract/fields/number-fields.ts'
import { longText, text } from '#contract/fields/text-fields.ts'

// Its calls belong to the next issue; the dashboard counts its rows already.
export const base = contentType({
  name: 'base',
  noun: '基地',
  fields: {
    name: text('基地名称', { required: true }),
    description: longText('基地描述'),
    address: text('地址', { required: true }),
    phone: text('联系电话'),
    email: text('电子邮箱'),
    latitude: decimal('纬度', { bounds: { min: -90, max: 90 } }),
    longitude: decimal('经度', { bounds: { min: -180, max: 180 } }),
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
  calls: [],
})
