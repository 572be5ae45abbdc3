import { field } from '#contract/declare.ts'

/** Fields that pages read of their texts; the call itself returns any key in one column. */
export const pageTexts = {
  title: field.text('标题'),
  subtitle: field.text('副标题'),
  description: field.longText('描述'),
  backgroundImage: field.image('背景图片'),
}
