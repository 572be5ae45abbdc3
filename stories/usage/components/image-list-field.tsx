import { ImageListField } from '#design-system/image-list-field/index.ts'
import { imageChecks, neverSends } from '../samples.ts'
import { noop } from '../noop.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: [
    '一条记录有多张图片，且前台按顺序显示：院校图片、流程图片、风险管控图片。',
    '只允许一张、但日后可能放宽：用 `max={1}`。',
  ],
  whenNot: [
    { wanted: '永远只有一张', use: 'image-upload-field' },
    { wanted: '每张还带标题或说明', use: 'list-field' },
    { wanted: '给已有的记录排先后', use: 'order-list' },
  ],
  anatomy: {
    story: 'FullAtNine',
    parts: [
      {
        at: '[role=group] button',
        name: '选择图片',
        note: '一次可选多张，也可拖入或粘贴；有上限时右侧显示“7 / 9”。',
      },
      {
        at: '[role=grid], [role=listbox], [role=list]',
        name: '已存好的图片',
        note: '序号、文件名、拖动手柄、前移、后移、移除。',
      },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <ImageListField
            label="院校图片"
            hint="支持 JPG、PNG、WEBP，每张不超过 2MB；前台按此顺序显示"
            max={9}
            value={[]}
            onChange={noop}
            upload={neverSends}
            checks={imageChecks}
          />
        ),
        says: '说明顺序有意义，并写出上限。',
      },
      bad: {
        shows: (
          <ImageListField
            label="图片 1、图片 2、图片 3"
            value={[]}
            onChange={noop}
            upload={neverSends}
            checks={imageChecks}
          />
        ),
        says: '名称里编号，多一张就不对了；次序由列表自己管。',
      },
    },
  ],
  wording: [
    '名称是集合名：“国内院校图片”。',
    '超出上限时说明多出几张，不悄悄丢掉。',
    '错误句子由表单给出，字段不自拟。',
  ],
  keyboard: [
    ['Tab', '放置区、按钮、上传中的文件、图片列表'],
    ['← ↑ → ↓', '在图片之间移动焦点'],
    ['Enter（手柄上）', '拿起；方向键选位置；再按一次放下'],
    ['Esc', '放弃拖动'],
    ['Ctrl+V', '粘贴一张图片进来'],
  ],
  screenReader: [
    '上传过程读出“已上传 3 张，还有 2 张”，结束时读出没有成功的张数。',
    '每个按钮带序号，例如“移除第 2 张”；移动后读出新的位置。',
  ],
  criteria: {
    '2.5.7': '拖动之外有前移、后移按钮与按键。',
    '3.3.4': '移除之后可以撤销，不限时，直到用掉或收起。',
    '2.4.3': '移动、移除、撤销之后焦点跟着被移动的按钮，或落在补位的图片上。',
  },
  related: { 'order-list': '拖动与按键的方式相同。', gallery: '网站上多半以图集显示。' },
  maturity: { status: '稳定', since: '2026-11-22' },
  development: [
    '每个文件先按 `checks` 检查，不合格的单独说明，其余照常；同时最多上传三张，结果按选择时的顺序排列。',
    '`onSendingChange` 告诉表单还有文件在路上，保存应当等待。',
    '无法显示的图片标为“图片缺失”，仍可移动和移除；屏幕外的图块不参与绘制，五十张也不卡。',
  ],
}
