import { image, longText, text } from '#contract/declare.ts'

/** What pages read of their texts: the call itself answers any key, and its one column holds texts and a picture. */
export const pageTexts = {
  title: text('标题'),
  subtitle: text('副标题'),
  description: longText('描述'),
  backgroundImage: image('背景图片'),
}
