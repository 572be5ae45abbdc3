import {
  admin,
  batch,
  contentType,
  enveloped,
  flag,
  images,
  list,
  order,
  remove,
  reorder,
  save,
  setFlag,
  text,
  visitor,
} from '#contract/declare.ts'

/** How quality is kept on the annotation platform, as pictures. */
export const qualityProcess = contentType({
  name: 'quality-process',
  noun: '质量流程',
  fields: {
    title: text('标题'),
    imageUrlsList: images('流程图', { alsoNamed: ['imageUrls'] }),
    orderNum: order(),
    status: flag(),
  },
  visitorsSee: ['id', 'title', 'imageUrlsList', 'orderNum', 'status'],
  calls: [
    visitor('GET /api/quality-process/active', list({ status: 1 }), enveloped),
    admin('GET /api/quality-process/list', list(), enveloped),
    admin('POST /api/quality-process/save', save(), enveloped),
    admin('DELETE /api/quality-process/{id}', remove(), enveloped),
    admin('PUT /api/quality-process/{id}/status?status=', setFlag('status'), enveloped),
    admin('POST /api/quality-process/order', reorder(), enveloped),
    admin('POST /api/quality-process/batch', batch(), enveloped),
  ],
})
