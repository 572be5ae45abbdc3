import {
  admin,
  contentType,
  either,
  enveloped,
  images,
  longText,
  saveSingle,
  single,
  text,
} from '#contract/declare.ts'

/** Everything of the industry education page but its services: one record. */
export const industryEducation = contentType({
  name: 'industry-education',
  noun: '产教融合',
  fields: {
    title: text('标题'),
    description: longText('描述'),
    imageUrls: images('图片', { alsoNamed: ['imageUrlsList'] }),
    domesticImageUrls: images('国内院校图片'),
    overseasImageUrls: images('海外院校图片'),
    courseTitle: text('课程标题'),
    courseDescription: longText('课程描述'),
    courseImageUrls: images('课程图片'),
    practiceTitle: text('实践标题'),
    practiceDescription: longText('实践描述'),
    practiceImageUrls: images('实践图片'),
  },
  visitorsSee: [
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
    either('GET /api/industry-education', single(), enveloped),
    admin('POST /api/industry-education/save', saveSingle(), enveloped),
  ],
})
