import { batch } from '#contract/engine/batch-operation.ts'
import { admin, visitor } from '#contract/engine/call.ts'
import { contentType } from '#contract/engine/content-type.ts'
import { reorder } from '#contract/engine/order-operation.ts'
import { list } from '#contract/engine/reading-operations.ts'
import { bare, enveloped, truthyData } from '#contract/engine/replies.ts'
import { run } from '#contract/engine/run-operation.ts'
import { create, remove, setFlag, update } from '#contract/engine/writing-operations.ts'
import { flag } from '#contract/fields/choice-fields.ts'
import { number, order } from '#contract/fields/number-fields.ts'
import { longText, text } from '#contract/fields/text-fields.ts'
import { images } from '#contract/fields/upload-fields.ts'

const removal = remove()

const described = {
  summary: '删除科技服务与社会服务',
  answers: { id: number('编号') },
  refuses: [404, 409],
}

/** Answers the id, since null would tell of a failure. */
const removeWithTruth = run(
  { takes: 'nothing', done: removal.done, writes: true, ...described },
  async (work) => {
    await removal.perform(work)
    return { id: Number(work.params.id) }
  },
)

/** A service of the industry education page; its writes tell success by truthy data. */
export const techService = contentType({
  name: 'tech-service-social-service',
  noun: '科技服务与社会服务',
  fields: {
    title: text('标题', { required: true }),
    description: longText('描述', { required: true }),
    imageUrls: images('图片', { alsoNamed: ['imageUrlsList'] }),
    sortOrder: order(),
    status: flag(),
  },
  visitorsSee: ['id', 'title', 'description', 'imageUrls'],
  calls: [
    visitor('GET /api/tech-service-social-service/active', list({ status: 1 }), bare),
    admin('GET /api/tech-service-social-service/', list(), bare),
    admin('POST /api/tech-service-social-service/save', create(), truthyData),
    admin('POST /api/tech-service-social-service/update', update(), truthyData),
    admin('DELETE /api/tech-service-social-service/{id}', removeWithTruth, truthyData),
    admin('POST /api/tech-service-social-service/{id}/status?status=', setFlag('status'), truthyData),
    admin('POST /api/tech-service-social-service/order', reorder(), enveloped),
    admin('POST /api/tech-service-social-service/batch', batch(), enveloped),
  ],
})
