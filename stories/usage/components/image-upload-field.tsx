import { ImageUploadField } from '#design-system/image-upload-field/index.ts'
import { imageChecks, neverSends } from '../samples.ts'
import { noop } from '../noop.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['记录只有一张图片：封面、徽标、证书、二维码。选择、拖入或粘贴，检查合格后立即上传。'],
  whenNot: [
    { wanted: '多张有顺序的图片', use: 'image-list-field' },
    { wanted: '视频、音频或附件', use: 'media-upload-field' },
    { wanted: '正文里的配图', use: 'rich-text-field' },
  ],
  anatomy: {
    story: 'WithImage',
    parts: [
      { at: '[role=group]', name: '字段', note: '名称、提示与错误属于整组。' },
      { at: 'img', name: '预览', note: '按 `ratio` 留好位置，图片完整显示，不裁切。' },
      {
        at: 'button',
        name: '操作',
        note: '“选择图片／更换图片”“移除”；上传中只有“取消上传”，失败后多出“重新上传”。',
      },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <ImageUploadField
            label="轮播图片"
            hint="建议 1920×700，JPG、PNG 或 WEBP，不超过 2 MB"
            value=""
            onChange={noop}
            upload={neverSends}
            checks={imageChecks}
            ratio="16 / 6"
          />
        ),
        says: '尺寸、格式、大小在选文件之前就看得到，预览比例与网站相同。',
      },
      bad: {
        shows: (
          <ImageUploadField
            label="轮播图片"
            error="上传失败"
            value=""
            onChange={noop}
            upload={neverSends}
            checks={imageChecks}
          />
        ),
        says: '没有要求，也没说失败的原因，只能一张张试。',
      },
    },
  ],
  wording: [
    '提示写清格式、大小和建议尺寸；被拒绝时说 `checks` 里的那一句，提示留在下面，照着它就能改对。',
    '没有服务器的句子时说“图片上传失败”，流程图等另有句子的用 `failureMessage`。',
  ],
  keyboard: [
    ['Tab', '放置区，再到各个按钮'],
    ['Enter', '执行按钮'],
    ['Ctrl+V', '焦点在字段内时上传剪贴板里的图片'],
  ],
  screenReader: ['整组读作一个分组，提示和错误都附在组上；裁切说明出现时会读出。', '进度条带文件名。'],
  criteria: {
    '2.5.7': '拖入之外，选择与粘贴都能完成。',
    '3.3.3': '比例不合时说明网站上会怎样裁切或留白。',
    '4.1.3': '进度与结果以状态消息报出。',
  },
  related: {
    'image-list-field': '几张的同类，预览小一些。',
    'media-frame': '网站上显示它的那个框，`fit` 要一致。',
    'progress-bar': '上传中的进度。',
  },
  maturity: { status: '稳定', since: '2026-11-21' },
}
