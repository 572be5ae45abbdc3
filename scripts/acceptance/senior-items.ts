/** A test that shows an item: its file, and words that its title contains, also where the title has values in it. */
export interface NamedTest {
  path: string
  title: string
}

/** An item of 工信部's 《互联网网站适老化通用设计规范》 and the App's sister text, in our words. */
export interface SeniorItem {
  item: string
  /** `no`: not met; `none`: the site has nothing of the kind. */
  met: 'yes' | 'partly' | 'no' | 'none'
  /** How it is met, or what is missing. */
  how: string
  tests: readonly NamedTest[]
}

const themes = (title: string) => ({ path: 'tests/e2e/themes.spec.ts', title })
const player = (title: string) => ({ path: 'app/public/read-aloud/player.test.tsx', title })
const pointer = (title: string) => ({ path: 'app/large-pointer/large-pointer.test.tsx', title })
const carousel = (title: string) => ({ path: 'design-system/carousel/carousel.test.tsx', title })
const scales = (title: string) => ({ path: 'design-system/tokens/senior-scales.test.ts', title })

const axeOfSenior = themes('has no fault of colours and sizes that axe finds and never scrolls sideways')
const axe = {
  path: 'tests/e2e/accessibility.spec.ts',
  title: 'at 360 and 1280 px has no accessibility fault that axe finds',
}

/** Checked by senior-items.test.ts: every test that is named exists. */
export const seniorItems: readonly SeniorItem[] = [
  {
    item: '适老版入口醒目，可随时切换',
    met: 'yes',
    how: '每页页头有“适老版 / 标准版”按钮，页脚“显示模式”也可选；选择保留一年。',
    tests: [themes('one press in the header leads to large text and one back')],
  },
  {
    item: '特大字体',
    met: 'yes',
    how: '适老版正文 20 像素，最小的文字 18 像素。',
    tests: [
      themes('one press in the header leads to large text and one back'),
      scales('no text is smaller than 18 px'),
    ],
  },
  {
    item: '文字放大，不依赖操作系统和浏览器',
    met: 'partly',
    how: '站内只有一档放大（适老版，125%）；再大须用浏览器的缩放，版面不会横向滚动。',
    tests: [axeOfSenior],
  },
  { item: '大字屏幕（指向文字时另有大字显示）', met: 'no', how: '未提供。', tests: [] },
  {
    item: '行距不小于 1.3 倍',
    met: 'yes',
    how: '适老版正文 1.8 倍，标题不小于 1.3 倍。',
    tests: [scales('lines of text are at least 1.3 times as high as their letters')],
  },
  {
    item: '段落间距不小于行距的 1.3 倍',
    met: 'no',
    how: '富文本段落之间为 20 像素，小于行距。',
    tests: [],
  },
  {
    item: '文字与背景的对比度不低于 4.5:1',
    met: 'yes',
    how: '各主题不低于 4.5:1，适老版不低于 7:1。',
    tests: [{ path: 'design-system/tokens/contrast.test.ts', title: 'reaches ' }, axeOfSenior],
  },
  {
    item: '背景色高对比的界面',
    met: 'yes',
    how: '适老版白底黑字，另有深色和素灰；遵从系统的高对比（强制颜色）模式。',
    tests: [
      {
        path: 'design-system/tokens/contrast.test.ts',
        title: 'the senior theme’s text is no weaker than the light one’s anywhere',
      },
    ],
  },
  {
    item: '颜色不是传达信息的唯一方式',
    met: 'yes',
    how: '填写有误时以文字说明，并把焦点带到该处。',
    tests: [
      {
        path: 'app/public/message-form/message-form.test.tsx',
        title: 'sending an invalid form is stopped, every field says why, the first one has the focus',
      },
    ],
  },
  {
    item: '语音阅读',
    met: 'yes',
    how: '“朗读”用浏览器自带的中文语音逐句读出并标出所读的句子，可暂停、前后跳句、变速；没有中文语音的设备如实说明。',
    tests: [
      player('it reads sentence by sentence with a Chinese voice, marks each'),
      player('a pause cuts off the sentence, and it is said again from its beginning'),
      player('a speed counts at once and for the next page of this tab'),
      player('it says so and offers nothing but to close'),
    ],
  },
  {
    item: '特大鼠标',
    met: 'yes',
    how: '“显示模式”中可选 48 像素的指针，链接和文本框各有其形状。',
    tests: [
      pointer('a choice counts at once, is kept, and is taken back'),
      pointer('arrow, hand and text pointer are 48 px'),
    ],
  },
  {
    item: '全程键盘操作',
    met: 'yes',
    how: '所有操作都可用键盘完成；“跳到主要内容”是第一站。',
    tests: [
      axe,
      {
        path: 'design-system/nav-dropdown/nav-dropdown.test.tsx',
        title: 'keyboard: Enter opens and closes, as does Space, and Esc gives the focus back to the trigger',
      },
      player('it is a toolbar that takes the focus, left and right go through it, Escape stops'),
    ],
  },
  {
    item: '焦点清晰可见',
    met: 'yes',
    how: '适老版的焦点框加粗到 4 像素。',
    tests: [scales('the focus ring is 4 px')],
  },
  {
    item: '操作区域不小于 44×44，主要操作 60×60',
    met: 'partly',
    how: '触屏上不小于 44 像素，适老版 56 像素；主要按钮未达到 60 像素。',
    tests: [scales('controls are 48 px, what a finger must hit is 56 px')],
  },
  {
    item: '简约界面版本',
    met: 'no',
    how: '适老版放大文字、加强对比，但版面内容与标准版相同，没有单独的简约版。',
    tests: [],
  },
  { item: '信息影像化的人工智能推送', met: 'no', how: '未提供。', tests: [] },
  {
    item: '自动播放的内容可以停止',
    met: 'yes',
    how: '轮播有暂停按钮；系统要求减少动态效果时不自动翻页。',
    tests: [
      carousel('the pause button stops it until it is pressed again'),
      carousel('with reduced motion nothing moves by itself and no pause button is needed'),
    ],
  },
  {
    item: '没有广告和广告弹窗',
    met: 'yes',
    how: '内容安全策略禁止第三方脚本和框架（联系页的地图除外），站内没有广告位。',
    tests: [
      {
        path: 'tests/e2e/headers.spec.ts',
        title:
          'public pages carry a policy of hashes, the console one of nonces, and both forbid foreign hosts',
      },
    ],
  },
  { item: '没有诱导下载、诱导付款的按钮', met: 'none', how: '站内没有下载应用和付款。', tests: [] },
  {
    item: '验证码可放大，并有语音等替代',
    met: 'none',
    how: '访客的表单不使用验证码，可疑的留言存下并标记，由管理员判断。',
    tests: [],
  },
  {
    item: '有充足的操作时间',
    met: 'yes',
    how: '访客的页面没有时限；已填的内容在发送失败后保留。',
    tests: [
      {
        path: 'app/public/message-form/message-form.test.tsx',
        title: 'without an answer it says so and the text is kept',
      },
    ],
  },
  {
    item: '法律承诺或付款可在 10 分钟内撤销',
    met: 'none',
    how: '留言和应聘不构成法律承诺或付款。',
    tests: [],
  },
  {
    item: '手势简单，移动端有适老手势（快速定位、语音阅读）',
    met: 'partly',
    how: '没有需要两指以上的手势，滑动都有按钮代替；没有专门的手势，朗读用按钮打开。',
    tests: [carousel('the pause button stops it until it is pressed again')],
  },
  {
    item: '读屏等辅助技术可用',
    met: 'yes',
    how: '各页经 axe 检查；朗读不经实时区域重复，读屏软件不会读两遍。',
    tests: [axe, player('no region tells screen readers the sentences a second time')],
  },
]
