import { batch } from '#contract/engine/batch-operation.ts'
import { admin, visitor } from '#contract/engine/call.ts'
import { contentType } from '#contract/engine/content-type.ts'
import { reorder } from '#contract/engine/order-operation.ts'
import { list } from '#contract/engine/reading-operations.ts'
import { bare, enveloped, plainText } from '#contract/engine/replies.ts'
import { create, remove, setFlag, update } from '#contract/engine/writing-operations.ts'
import { flag } from '#contract/fields/choice-fields.ts'
import { date } from '#contract/fields/moment-fields.ts'
import { order } from '#contract/fields/number-fields.ts'
import { longText, text } from '#contract/fields/text-fields.ts'
import { image } from '#contract/fields/upload-fields.ts'
import { messages } from '#contract/messages.ts'

/** A certificate of the about page. */
export const qualificationCertification = contentType({
  name: 'qualification-certification',
  noun: '资质认证',
  fields: {
    title: text('证书名称', { required: true }),
    description: longText('描述'),
    category: text('类别', { required: true }),
    certificateNumber: text('证书编号', { required: true }),
    issuingAuthority: text('发证机构', { required: true }),
    issueDate: date('发证日期'),
    expiryDate: date('有效期至'),
    imageUrl: image('证书图片'),
    sortOrder: order(),
    status: flag(),
  },
  visitorsSee: [
    'id',
    'title',
    'description',
    'category',
    'issuingAuthority',
    'issueDate',
    'expiryDate',
    'imageUrl',
  ],
  calls: [
    visitor('GET /api/qualification-certification/active', list({ status: 1 }), bare),
    admin('GET /api/qualification-certification/', list(), bare),
    admin('POST /api/qualification-certification/save', create(messages.saved), plainText(messages.saved)),
    admin('POST /api/qualification-certification/update', update(), plainText(messages.updated)),
    admin('DELETE /api/qualification-certification/{id}', remove(), plainText(messages.deleted)),
    admin(
      'POST /api/qualification-certification/{id}/status?status=',
      setFlag('status'),
      plainText(messages.statusUpdated),
    ),
    admin('POST /api/qualification-certification/order', reorder(), enveloped),
    admin('POST /api/qualification-certification/batch', batch(), enveloped),
  ],
})
