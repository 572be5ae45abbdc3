import { TextArea } from '#design-system/text-area/index.ts'
import { RichContent } from '#design-system/rich-content/index.ts'
import type { Usage } from '../usage.ts'

type Html = Parameters<typeof RichContent>[0]['html']

export const usage: Usage = {
  when: [
    '内容需要分节、列表、引用、链接、表格或配图：新闻正文、案例介绍、服务说明。',
    '字段的种类是 `html`：能写出来的，服务器保存时都会保留，网站上也照样显示。',
  ],
  whenNot: [
    { wanted: '只有一两段文字', use: 'text-area' },
    { wanted: '只需要一张图', use: 'image-upload-field' },
    { wanted: '多张图并排序', use: 'image-list-field' },
    '固定版式（步骤、指标、标志墙）：用对应的结构化字段，不要用表格拼版面。',
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      {
        at: '[role=toolbar]',
        name: '工具栏',
        note: '段落格式、文字格式、列表、插入、撤销与重做；窄屏换行。',
      },
      {
        at: '[contenteditable]',
        name: '正文区',
        note: '排版与网站相同，可拖动右下角调整高度，过长时在区内滚动，工具栏始终可见。',
      },
    ],
  },
  practices: [
    {
      good: {
        shows: <RichContent html={'<h3>交付内容</h3><ol><li>影像</li><li>标注成果</li></ol>' as Html} />,
        says: '用标题与编号列表，网站、读屏、搜索引擎都看得懂。',
      },
      bad: {
        shows: (
          <RichContent
            html={'<p><strong>交付内容</strong></p><p>（1）影像</p><p>（2）标注成果</p>' as Html}
          />
        ),
        says: '加粗当标题、手写编号，改一条要改所有数字。',
      },
    },
    {
      good: {
        shows: <TextArea label="简介" rows={2} defaultValue="十八年只做数据。" />,
        says: '两行字的简介，用多行输入就好。',
      },
      bad: {
        shows: <RichContent html={'<p><strong><em><u>十八年只做数据！</u></em></strong></p>' as Html} />,
        says: '给了工具栏，就有人把每个字都加粗、斜体、下划线。',
      },
    },
  ],
  wording: [
    '标题从“标题”级开始，逐级使用；页面自己的大标题不写在正文里。',
    '每张图片写替代文字，说清图里与正文有关的信息；需要所有人看到的话写在图片说明里。',
    '只有离开本站时才勾选“在新窗口打开”。',
    '从 Word、WPS、微信公众号粘贴时，颜色、字号和外站图片会去掉，标题、列表、加粗、链接与表格会保留。',
  ],
  keyboard: [
    ['Tab / Shift+Tab', '离开正文，到下一个或上一个控件；不缩进列表'],
    ['Alt+F10', '从正文进入工具栏，← → 在按钮之间移动，Esc 返回正文'],
    ['Ctrl+B / I / U', '加粗、斜体、下划线'],
    ['Ctrl+K', '插入或编辑链接'],
    ['Ctrl+Alt+2 … 5', '四级标题'],
    ['Ctrl+Shift+7 / 8', '编号列表、项目列表'],
    ['Ctrl+] / Ctrl+[', '列表项缩进、减少缩进'],
    ['Ctrl+\\', '清除格式'],
    ['Shift+Enter', '段内换行'],
    ['Ctrl+Z / Ctrl+Shift+Z', '撤销、重做；苹果系统用 ⌘ 代替 Ctrl'],
  ],
  screenReader: [
    '正文区读作“（名称），多行编辑”，随后读提示或错误，再读进入工具栏的按键。',
    '加粗、列表等按钮读出“已按下”或“未按下”；段落格式按钮读出当前格式。',
    '上传失败与粘贴时遗漏的图片会自动读出。',
  ],
  criteria: {
    '2.1.1': '每个工具都有按键，中文输入法组字时不打断。',
    '2.1.2': 'Tab 离开正文，不会困在里面。',
    '3.3.1': '超出字数、上传失败都以文字说明。',
    '4.1.2': '工具栏是一站，按钮带按下状态。',
  },
  related: { 'rich-content': '网站上显示它写出来的内容。', 'difference-view': '比较两版正文。' },
  maturity: { status: '稳定', since: '2026-11-22' },
  development: [
    '编辑器较大，请按需加载，占位用同样高度的骨架。',
    '`value` 是服务器清理过的 HTML；写出的与服务器保存的逐字相同，打开后不改动就不会被当作已修改。',
    '不给 `upload` 就没有图片工具。',
    '`onSendingChange` 在图片上传期间为真，表单应等它结束再保存。',
  ],
}
