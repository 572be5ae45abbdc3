import { MediaUploadField } from '#design-system/media-upload-field/index.ts'
import { neverSends, videoChecks } from '../samples.ts'
import { noop } from '../noop.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: [
    '一个视频或一段音频：企业宣传片、采集样例、智能标注的演示。上传后当场播放，确认传对了再保存。',
    '一份附件：`kind="file"`，只显示名称和大小。',
  ],
  whenNot: [
    { wanted: '图片', use: 'image-upload-field' },
    { wanted: '多个视频', use: 'list-field' },
    '外站的视频地址：用单行输入，这里只存上传的文件。',
  ],
  anatomy: {
    story: 'Audio',
    parts: [
      { at: 'audio, video', name: '播放器', note: '已存好时出现，不会自动播放。' },
      { at: 'a', name: '文件', note: '名称和大小，可以打开原文件。' },
      {
        at: 'button',
        name: '更换与移除',
        note: '上传中换成已传的字节与取消；失败时文件不丢，可以重新上传。',
      },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <MediaUploadField
            kind="video"
            label="演示视频"
            hint="建议 MP4，不超过 50 MB"
            value=""
            onChange={noop}
            upload={neverSends}
            checks={videoChecks}
          />
        ),
        says: '建议浏览器都能放的格式。',
      },
      bad: {
        shows: (
          <MediaUploadField
            kind="file"
            label="演示视频"
            value=""
            onChange={noop}
            upload={neverSends}
            checks={videoChecks}
          />
        ),
        says: '当成附件收，传错了也看不出来，要到网站上才发现放不了。',
      },
    },
  ],
  wording: [
    '没有服务器的句子时，视频说“视频上传失败”，音频和文件说“文件上传失败”。',
    '浏览器放不了的格式（多见于 AVI）说明原因，并留下打开原文件的链接。',
    '大小的上限与规格里的原句一致：“视频大小不能超过50MB!”。',
  ],
  keyboard: [
    ['Tab', '播放器、文件链接、更换、移除'],
    ['空格', '在播放器上：播放或暂停'],
    ['Ctrl+V', '把剪贴板里的文件传上来'],
  ],
  screenReader: ['播放器的名称是“字段名加预览”或“字段名加试听”。', '进度条读出文件名和已传的字节。'],
  criteria: {
    '1.4.2': '打开表单时不会自己响。',
    '2.5.7': '不用拖动也能选择文件。',
    '3.3.1': '放不了、太大、类型不对各有各的句子。',
  },
  related: { 'media-sample': '网站上的样子。', 'image-upload-field': '图片的同类。' },
  maturity: { status: '稳定', since: '2026-11-22' },
  development: [
    '有些系统不报告 AVI 的类型，`accept` 里同时写扩展名（如 `.avi`）就能认出来。',
    '企业视频不限大小：不给 `maxBytes`。',
  ],
}
