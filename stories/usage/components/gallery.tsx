import { Gallery } from '#design-system/gallery/index.ts'
import type { Usage } from '../usage.ts'

const pictures = [
  { id: 1, src: '/upload/demo-service-surveying.webp', title: '外业测绘' },
  { id: 2, src: '/upload/demo-header-seats.webp', title: '标注坐席' },
]

export const usage: Usage = {
  when: ['以图片为主的内容：模块图集、院校合作、荣誉与领导关怀。', '访客需要放大看清细节，例如证书上的字。'],
  whenNot: [
    { wanted: '图片只是文字的点缀', use: 'media-frame' },
    { wanted: '选一条看一图', use: 'showcase' },
    { wanted: '漏看几张也无妨的一长串', use: 'carousel' },
  ],
  anatomy: {
    story: 'CaptionsBelow',
    parts: [
      { at: 'a', name: '单元格', note: '固定比例；没有脚本时直接打开图片文件。' },
      { at: 'a img', name: '图片', note: '未到时先占好位置；证书用 `contain`，照片用 `cover`。' },
      {
        at: 'a > span:last-child',
        name: '说明',
        note: '`over` 在悬停或聚焦时浮出，`below` 始终在图下；适老主题与触屏一律在图下。',
      },
    ],
  },
  practices: [
    {
      good: {
        shows: <Gallery label="示例证书" columns={2} captions="below" pictures={pictures} />,
        says: '名称是关键信息时放在图下，手指和眼睛都不用找。',
      },
      bad: {
        shows: <Gallery label="图片" columns={2} pictures={pictures.map(({ id, src }) => ({ id, src }))} />,
        says: '没有标题，读屏只能报“图片 1”“图片 2”。',
      },
    },
  ],
  wording: ['标题不超过 16 个字，说明不超过两行。', '奖项名、证书名写全称，不写“荣誉证书（一）”。'],
  keyboard: [
    ['Tab', '逐张到达，焦点处同样显示说明'],
    ['Enter', '看大图'],
    ['← →', '大图里上一张、下一张；放大后移动画面'],
    ['+ −', '大图里放大、缩小'],
    ['Esc', '关闭大图，焦点回到刚才那张'],
  ],
  screenReader: [
    '每张是带名称的链接，读出图片标题；没有标题时读“图集名加序号”。',
    '大图打开后读出对话框名称，翻页读“2 / 8”。',
    '说明在链接之内，不靠悬停也能听到。',
  ],
  criteria: {
    '1.1.1': '标题就是替代文字。',
    '1.4.13': '浮出的说明不挡操作，Esc 与移开都能收。',
    '2.1.1': '滑动翻页有方向键与按钮代替。',
    '2.5.7': '拖动与双指放大都有按键或按钮代替。',
    '2.4.3': '关闭大图后焦点回到原来那张。',
  },
  related: {
    modal: '大图就开在它里面。',
    'show-all': '五十张时先见开头。',
    picture: '按显示宽度取合适的文件。',
  },
  maturity: { status: '稳定', since: '2026-11-21' },
  development: [
    '大图和它的脚本在打开后才取，取不到时直接打开图片文件；视野之外的图不加载。',
    '文字小的宽图给 `opensAs="readable"`：打开时与窗口同高，从左边看起。',
    '按住 Ctrl 或 ⌘ 点击仍是新标签页打开文件，由访客决定。',
  ],
}
