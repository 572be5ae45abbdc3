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

/** A registered software of the about page. */
export const softwareCopyright = contentType({
  name: 'software-copyright',
  noun: '软件著作权',
  fields: {
    title: text('软件名称', { required: true }),
    description: longText('描述'),
    category: text('类别', { required: true }),
    copyrightNumber: text('登记号', { required: true }),
    registrationDate: date('登记日期'),
    imageUrl: image('证书截图'),
    sortOrder: order(),
    status: flag(),
  },
  visitorsSee: ['id', 'title', 'description', 'category', 'registrationDate', 'imageUrl'],
  calls: [
    visitor('GET /api/software-copyright/active', list({ status: 1 }), bare),
    admin('GET /api/software-copyright/', list(), bare),
    admin('POST /api/software-copyright/save', create(messages.saved), plainText(messages.saved)),
    admin('POST /api/software-copyright/update', update(), plainText(messages.updated)),
    admin('DELETE /api/software-copyright/{id}', remove(), plainText(messages.deleted)),
    admin(
      'POST /api/software-copyright/{id}/status?status=',
      setFlag('status'),
      plainText(messages.statusUpdated),
    ),
    admin('POST /api/software-copyright/order', reorder(), enveloped),
    admin('POST /api/software-copyright/batch', batch(), enveloped),
  ],
})
