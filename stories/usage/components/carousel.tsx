import { Carousel } from '#design-system/carousel/index.ts'
import { Card, CardBody } from '#design-system/card/index.ts'
import type { Usage } from '../usage.ts'

const slide = (text: string) => (
  <Card key={text}>
    <CardBody>{text}</CardBody>
  </Card>
)

export const usage: Usage = {
  when: [
    '同类内容多到一屏放不下，而且漏看几条也不影响访客办事。全站只有五处：首屏、合作伙伴、软件著作权、新闻资讯、平台介绍图。',
    '首屏需要在同一位置轮流讲两三件事。',
  ],
  whenNot: [
    '内容必须逐条看到：用列表或卡片网格。',
    { wanted: '只有两三张图，一次看全', use: 'gallery' },
    { wanted: '步骤有先后', use: 'process-flow' },
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      {
        at: '[role=region], [aria-roledescription]',
        name: '轨道',
        note: '原生横向滚动并逐页吸附，脚本未到时也能滑动。',
      },
      { at: '[aria-label=上一页]', name: '上一页与下一页', note: '`hero` 压在图上，`cards` 放在下方。' },
      {
        at: '[aria-current]',
        name: '页码点',
        note: '超过 8 页，或手机上超过 3 页时，换成“03 / 12”这样的计数，保证手指点得准。',
      },
    ],
  },
  practices: [
    {
      good: {
        shows: <Carousel label="示例资讯">{['土壤普查成果汇交', '标注平台升级'].map(slide)}</Carousel>,
        says: '不自动翻页，翻不翻由看的人决定。',
      },
      bad: {
        shows: (
          <Carousel label="示例通知" interval={60_000}>
            {['唯一的报名入口', '今日截止'].map(slide)}
          </Carousel>
        ),
        says: '要紧的入口会自己翻走，回头就找不到。',
      },
    },
  ],
  wording: [
    '一页里的卡片标题长短相近，避免高低不齐。',
    '`label` 说里面是什么：“合作伙伴”，不写“轮播”。',
    '不把唯一的联系入口或通知放进会自动翻走的页。',
  ],
  keyboard: [
    ['Tab', '先到轨道，再到眼前这一页的内容与控制条；别的页不在顺序里'],
    ['← →', '焦点在轨道上时翻到上一页、下一页'],
    ['Home / End', '到第一页、最后一页'],
    ['Alt、Ctrl、Shift、⌘ 同按', '轨道不作反应，留给浏览器'],
  ],
  screenReader: [
    '整体读作“轮播”，名称来自 `label`；每张读“第几张，共几张”。',
    '人为翻页后读出“第 2 页，共 4 页”；自动翻页不出声。',
    '不在视野内的幻灯片仍可到达，内容不会重复朗读。',
  ],
  criteria: {
    '2.2.2': '自动翻页的都有暂停按钮；悬停、聚焦、切到别的标签页时自己停。',
    '2.3.3': '系统要求减少动态效果时不自动播放。',
    '2.5.8': '页码点太多时换成计数与两个大按钮。',
  },
  related: {
    gallery: '图片要放大细看。',
    showcase: '一列条目加一张图。',
    'show-all': '长列表按需展开，不必翻页。',
  },
  maturity: { status: '稳定', since: '2026-11-21' },
  development: [
    '`height` 在 1024 像素以上生效：首屏 700、著作权 500、资讯与伙伴 400、平台介绍 360。',
    '自动播放间隔不少于 5 秒。',
    '第一页里的图片设 `isPriority`，其余懒加载；只有一页时控制条自动消失。',
  ],
}
