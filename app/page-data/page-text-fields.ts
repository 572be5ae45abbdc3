import { field } from '#contract/declare.ts'

/** What pages read of their texts: the call itself answers any key, and its one column holds texts and a picture. */
export const pageTexts = {
  title: field.text('标题'),
  subtitle: field.text('副标题'),
  description: field.longText('描述'),
  backgroundImage: field.image('背景图片'),
}
