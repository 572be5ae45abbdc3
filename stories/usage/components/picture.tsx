import { Picture } from '#design-system/picture/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: [
    '图片要按自己的比例显示，例如大图里的原图、流程图。',
    '上传得来的图，希望浏览器自己挑 AVIF 或 WebP 和够用的宽度。',
  ],
  whenNot: [
    { wanted: '几张图要一样大，或可能缺图', use: 'media-frame' },
    { wanted: '可以放大的一组', use: 'gallery' },
    '图标：用图标组件，随文字颜色变。',
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      {
        at: 'img',
        name: '图片',
        note: '外层的 `picture` 列出各格式与宽度；尺寸写在属性里，加载前就占好位置。',
      },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <Picture
            src="/upload/demo-service-surveying.webp"
            alt="外业人员架设全站仪"
            shownAs="card"
            style={{ maxWidth: '100%' }}
          />
        ),
        says: '`alt` 写看得到的事；`shownAs` 如实说显示多宽，手机只取小文件。',
      },
      bad: {
        shows: (
          <Picture
            src="/upload/demo-service-surveying.webp"
            alt="demo-service-surveying.webp"
            isPriority
            style={{ maxWidth: '100%' }}
          />
        ),
        says: '文件名不是描述；页面中部的图也 `isPriority`，就抢了首屏的带宽。',
      },
    },
  ],
  wording: ['`alt` 一句话，不以“图片”“照片”开头。', '图里有要紧的字时，把字写进 `alt` 或旁边的正文。'],
  keyboard: [['—', '图片不是控件；要能按，外面包链接']],
  screenReader: ['读出 `alt`；空的 `alt` 整张略过。'],
  criteria: {
    '1.1.1': '`alt` 是必填属性，不写不能编译。',
    '1.4.5': '照片与图表之外不用图片代替文字。',
    '1.4.10': '宽度随容器，不产生横向滚动。',
  },
  related: {
    'media-frame': '在它外面加固定比例与缺图处理。',
    'rich-content': '正文里的图由它换成同样的多种格式。',
  },
  maturity: { status: '稳定', since: '2026-11-25' },
  development: [
    '上传图片的尺寸与变体写在地址的 `#1920x1080v` 里，不发给服务器。',
    '一屏只有一张 `isPriority`。',
  ],
}
