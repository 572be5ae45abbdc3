import type { DemoContent, DemoRecord } from '#content/demo/demo-record.ts'
import { inOrder } from '#content/demo/in-order.ts'

/** The annotation platform's introduction. */
const demoLabel: readonly DemoRecord[] = [
  {
    title: '把标注做成一条看得见的产线',
    subtitle: '任务、工具、质检与统计在同一处',
    description:
      '平台由一线标注团队和研发团队一起打磨：任务怎样切分、规则怎样更新、争议由谁裁定，都在系统里有位置。标注员看到的是当前任务和对应的规则条款，项目经理看到的是每个批次的进度、一致率和返修原因。',
    content: `<h2>一个项目在平台上怎样推进</h2>
<ol><li>导入数据，按场景与难度切分任务包</li><li>试标数百条，整理争议样本，确定规则版本</li><li>分批派发，智能预标与人工修正配合</li><li>自检、互检、抽检三道关口，退回附原因</li><li>导出交付，批次统计和规则文档一并归档</li></ol>
<h2>部署方式</h2>
<p>支持云上租用、客户机房私有化部署和驻场作业三种方式。敏感数据可以只在客户网络内流转，账号、水印与操作日志由客户自行管理。</p>`,
    imageUrls: ['demo-annotate-segments.webp', 'demo-annotate-tracking.webp', 'demo-board-projects.webp'],
  },
]

interface Category {
  category: string
  kinds: readonly (readonly [name: string, icon: string, description: string, ...images: string[]])[]
  isOff?: boolean
}

const categories: readonly Category[] = [
  {
    category: '图像标注',
    kinds: [
      [
        '矩形框',
        'square-dashed',
        '车辆、行人、商品等目标的快速框选，支持类别与属性级联、遮挡与截断分级。',
        'demo-service-annotation.webp',
        'demo-news-street.webp',
      ],
      [
        '多边形',
        'pentagon',
        '沿轮廓逐点勾画，顶点可吸附到相邻边界，共享边只画一次。',
        'demo-annotate-polygon.webp',
        'demo-case-parcels.webp',
      ],
      [
        '关键点',
        'person-standing',
        '人体、手部与人脸骨架模板，看不见的点可推断并单独标记可见性。',
        'demo-annotate-keypoints.webp',
      ],
      [
        '语义分割',
        'layers',
        '像素级类别划分，笔刷、魔棒与多边形可以混用，边缘自动平滑。',
        'demo-annotate-segments.webp',
      ],
    ],
  },
  {
    category: '视频标注',
    kinds: [
      [
        '目标跟踪',
        'route',
        '关键帧人工确定，过渡帧自动插值，同一目标编号贯穿整段视频。',
        'demo-annotate-tracking.webp',
      ],
      [
        '行为时段',
        'clapperboard',
        '在时间轴上标出动作起止与类别，多人多动作可以分轨。',
        'demo-annotate-actions.webp',
      ],
      [
        '画面描述',
        'captions',
        '为片段撰写主体、动作与环境三段式描述，字数与用词有规则约束。',
        'demo-annotate-caption.webp',
      ],
    ],
  },
  {
    category: '点云标注',
    kinds: [
      [
        '立方体框',
        'box',
        '三视图联动调整尺寸与朝向，同类目标的尺寸可一键带入。',
        'demo-case-driving.webp',
        'demo-annotate-cuboids.webp',
      ],
      [
        '连续帧跟踪',
        'footprints',
        '多帧叠加显示，静止目标只需确定一次，运动目标按轨迹插值。',
        'demo-annotate-cuboids.webp',
      ],
      [
        '点云与图像联合',
        'link-2',
        '点云框自动投影到各路图像，尺寸与朝向不一致时给出提示。',
        'demo-news-street.webp',
        'demo-case-driving.webp',
      ],
    ],
  },
  {
    category: '语音标注',
    kinds: [
      [
        '切分与转写',
        'audio-lines',
        '按停顿与说话人切分，方言用字有统一字表，听不清处按规则占位。',
        'demo-case-speech.webp',
      ],
      ['说话人标签', 'users', '性别、年龄段与角色标签，重叠说话单独分轨。', 'demo-news-speech.webp'],
      ['情绪与事件', 'smile', '语气、情绪与背景声事件分层标注，强度分三级。', 'demo-annotate-emotion.webp'],
    ],
  },
  {
    category: '文本标注',
    kinds: [
      [
        '实体与关系',
        'spline',
        '实体可嵌套，关系带方向，规则条款在标注界面内随时可查。',
        'demo-case-entities.webp',
      ],
      [
        '偏好排序',
        'list-ordered',
        '同一问题的多个回答并列比较，逐项给出理由，支持平局与弃权。',
        'demo-annotate-dialogue.webp',
      ],
      [
        '票据与版面',
        'receipt-text',
        '文字行、表格与印章区域分层框选，识别结果逐字校对。',
        'demo-annotate-receipt.webp',
      ],
      [
        '多语种对齐',
        'languages',
        '句对与词对两级对齐，术语表实时提示，母语审核员终校。',
        'demo-case-languages.webp',
      ],
    ],
  },
  {
    category: '医学影像（筹备中）',
    isOff: true,
    kinds: [['切片区域', 'microscope', '工具已就绪，等待具备资质的审核团队到位后开放。']],
  },
]

/** What can be annotated; the last category is switched off, so that filtering is seen. */
const demoAnnotationSupport: readonly DemoRecord[] = categories.flatMap(({ category, kinds, isOff }, place) =>
  kinds.map(([subCategory, icon, description, ...imageUrlsList], index) => ({
    category,
    categoryOrder: (place + 1) * 10,
    categoryStatus: isOff ? 0 : 1,
    subCategory,
    subCategoryOrder: (index + 1) * 10,
    subCategoryStatus: 1,
    icon,
    description,
    imageUrlsList,
  })),
)

/** What the platform does before a person looks; the last one is not open yet. */
const demoIntelligentFeatures: readonly DemoRecord[] = inOrder(
  [
    {
      title: '智能预标',
      icon: 'wand-sparkles',
      description:
        '模型先给出候选框与置信度，标注员只需确认、修正或删除。低置信度目标排在前面，避免被整批通过。',
      videoUrlsList: ['demo-film-prelabel.mp4'],
    },
    {
      title: '点选分割',
      icon: 'mouse-pointer-click',
      description: '在目标上点一下得到轮廓，再点一下增减区域，轮廓自动转成可编辑的多边形。',
      videoUrlsList: ['demo-film-segment.mp4'],
    },
    {
      title: '跟踪插值',
      icon: 'route',
      description: '只标关键帧，中间帧按运动轨迹补齐；偏差较大的帧自动列出，供复核时优先查看。',
      videoUrlsList: ['demo-film-tracking.mp4'],
    },
    {
      title: '语音预切分',
      icon: 'audio-waveform',
      description: '自动找出停顿和说话人变化，生成分段与初稿文字，转写员在初稿上校对。',
      videoUrlsList: ['demo-film-speech.mp4'],
    },
    {
      title: '规则问答（内测）',
      icon: 'message-circle-question',
      description: '标注员用一句话提问，系统给出规则文档里的对应条款和示例。内测结束后开放。',
      videoUrlsList: [],
      status: 0,
    },
  ],
  'orderNum',
)

/** How a team keeps quality; the page shows the leading one. */
const demoQualityProcesses: readonly DemoRecord[] = inOrder(
  [
    { title: '从试标到交付的五道关口', imageUrlsList: ['demo-flow-quality.webp'] },
    { title: '试标定规则：争议样本当天裁定', imageUrlsList: ['demo-annotate-dialogue.webp'] },
    { title: '分批派发：进度与返修同屏可见', imageUrlsList: ['demo-board-projects.webp'] },
    { title: '三级质检：退回必附原因', imageUrlsList: ['demo-board-quality.webp'] },
    { title: '旧版两级流程（停用）', imageUrlsList: ['demo-flow-annotation.webp'], status: 0 },
  ],
  'orderNum',
)

/** Rows by name of their type. */
export const demo = {
  label: demoLabel,
  'data-annotation-support': demoAnnotationSupport,
  'intelligent-annotation': demoIntelligentFeatures,
  'quality-process': demoQualityProcesses,
} satisfies DemoContent
