import { call, contentType, field, operation, response } from '#contract/declare.ts'

/** Everything of the industry education page but its services: one record. */
export const industryEducation = contentType({
  name: 'industry-education',
  typeLabel: '产教融合',
  fields: {
    title: field.text('标题'),
    description: field.longText('描述'),
    imageUrls: field.images('图片', { alsoNamed: ['imageUrlsList'] }),
    domesticImageUrls: field.images('国内院校图片'),
    overseasImageUrls: field.images('海外院校图片'),
    courseTitle: field.text('课程标题'),
    courseDescription: field.longText('课程描述'),
    courseImageUrls: field.images('课程图片'),
    practiceTitle: field.text('实践标题'),
    practiceDescription: field.longText('实践描述'),
    practiceImageUrls: field.images('实践图片'),
  },
  publicFields: [
    'id',
    'title',
    'description',
    'imageUrls',
    'domesticImageUrls',
    'overseasImageUrls',
    'courseTitle',
    'courseDescription',
    'courseImageUrls',
    'practiceTitle',
    'practiceDescription',
    'practiceImageUrls',
  ],
  calls: [
    call.optionalAuth('GET /api/industry-education', operation.single(), response.envelope),
    call.admin('POST /api/industry-education/save', operation.saveSingle(), response.envelope),
  ],
})
