import {
  admin,
  batch,
  contentType,
  create,
  enveloped,
  flag,
  image,
  list,
  longText,
  order,
  remove,
  reorder,
  text,
  update,
  visitor,
} from '#contract/declare.ts'

/** A step of the land extension case. */
export const landProcess = contentType({
  name: 'land-extension-process',
  noun: '土地延包流程',
  fields: {
    title: text('标题'),
    description: longText('描述'),
    deliverable: longText('交付成果'),
    imageUrl: image('图片'),
    sortOrder: order(),
    status: flag(),
  },
  visitorsSee: ['id', 'title', 'description', 'deliverable', 'imageUrl'],
  calls: [
    visitor('GET /api/land-extension-process/list', list({ status: 1 }), enveloped),
    admin('GET /api/land-extension-process/admin/list', list(), enveloped),
    admin('POST /api/land-extension-process/add', create(), enveloped),
    admin('POST /api/land-extension-process/update', update(), enveloped),
    admin('POST /api/land-extension-process/delete/{id}', remove(), enveloped),
    admin('POST /api/land-extension-process/order', reorder(), enveloped),
    admin('POST /api/land-extension-process/batch', batch(), enveloped),
  ],
})
