import {
  admin,
  batch,
  contentType,
  enveloped,
  flag,
  image,
  list,
  longText,
  order,
  remove,
  reorder,
  save,
  setFlag,
  visitor,
} from '#contract/declare.ts'

/** A visit shown on the about page. */
export const leadershipCare = contentType({
  name: 'leadership-care',
  noun: '领导关怀',
  fields: {
    description: longText('描述', { required: true }),
    imageUrl: image('图片'),
    sortOrder: order(),
    status: flag(),
  },
  visitorsSee: ['id', 'description', 'imageUrl'],
  calls: [
    visitor('GET /api/leadership-care/enabled', list({ status: 1 }), enveloped),
    admin('GET /api/leadership-care', list(), enveloped),
    admin('POST /api/leadership-care', save(), enveloped),
    admin('DELETE /api/leadership-care/{id}', remove(), enveloped),
    admin('PUT /api/leadership-care/{id}/status?status=', setFlag('status'), enveloped),
    admin('POST /api/leadership-care/order', reorder(), enveloped),
    admin('POST /api/leadership-care/batch', batch(), enveloped),
  ],
})
