import {
  admin,
  bare,
  batch,
  contentType,
  create,
  enveloped,
  flag,
  images,
  list,
  longText,
  number,
  order,
  remove,
  reorder,
  run,
  setFlag,
  text,
  truthyData,
  update,
  visitor,
} from '#contract/declare.ts'

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
