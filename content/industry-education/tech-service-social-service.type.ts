import { call, contentType, field, operation, response } from '#contract/declare.ts'

const removal = operation.remove()

const described = {
  summary: '删除科技服务与社会服务',
  answers: { id: field.number('编号') },
  refuses: [404, 409],
}

/** Answers the id, since null would tell of a failure. */
const removeWithTruth = operation.run(
  { takes: 'nothing', successMessage: removal.successMessage, writes: true, ...described },
  async (work) => {
    await removal.perform(work)
    return { id: Number(work.params.id) }
  },
)

/** A service of the industry education page; its writes tell success by truthy data. */
export const techService = contentType({
  name: 'tech-service-social-service',
  typeLabel: '科技服务与社会服务',
  fields: {
    title: field.text('标题', { required: true }),
    description: field.longText('描述', { required: true }),
    imageUrls: field.images('图片', { alsoNamed: ['imageUrlsList'] }),
    sortOrder: field.order(),
    status: field.flag(),
  },
  publicFields: ['id', 'title', 'description', 'imageUrls'],
  calls: [
    call.public('GET /api/tech-service-social-service/active', operation.list({ status: 1 }), response.raw),
    call.admin('GET /api/tech-service-social-service/', operation.list(), response.raw),
    call.admin('POST /api/tech-service-social-service/save', operation.create(), response.truthyData),
    call.admin('POST /api/tech-service-social-service/update', operation.update(), response.truthyData),
    call.admin('DELETE /api/tech-service-social-service/{id}', removeWithTruth, response.truthyData),
    call.admin(
      'POST /api/tech-service-social-service/{id}/status?status=',
      operation.setFlag('status'),
      response.truthyData,
    ),
    call.admin('POST /api/tech-service-social-service/order', operation.reorder(), response.envelope),
    call.admin('POST /api/tech-service-social-service/batch', operation.batch(), response.envelope),
  ],
})
