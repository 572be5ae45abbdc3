import type { DemoContent, DemoRecord } from '#content/demo/demo-record.ts'
import { inOrder } from '#content/demo/in-order.ts'

/** The introduction of the annotation service. */
const demoDataAnnotation: readonly DemoRecord[] = [
  {
    title: '数据标注服务',
    description:
      '我们为自动驾驶、大模型、遥感与语音企业提供标注服务。每个项目由一名项目经理、一名规则负责人和若干班组组成：试标阶段把模糊地带写成条款，量产阶段用一致率和返修率说话。合肥、扬州与淮南的基地可以互为备份，节假日前后也能保持稳定产能。',
    imageUrls: ['demo-news-street.webp'],
    processDescription:
      '标注员自检后提交，组内交叉互检，质检部按批次抽检；抽检不合格的批次整批返修。争议样本进入裁定库，每周更新规则版本并重新培训，新旧版本的差异可以逐条追溯。',
    processImageUrls: ['demo-flow-annotation.webp'],
  },
]

/** What the service does for six industries; icons are emoji, as the field asks. */
const demoIndustrySolutions: readonly DemoRecord[] = inOrder(
  [
    {
      title: '自动驾驶',
      icon: '🚗',
      description:
        '点云、图像与毫米波数据同步标注，目标编号跨传感器、跨帧一致。针对夜间、雨雾与施工路段建立难例库，按周回流。',
      imageUrl: 'demo-annotate-cuboids.webp',
      scenarios: [
        { icon: '🛣️', text: '车道线、路沿与可行驶区域标注' },
        { icon: '🚦', text: '红绿灯与交通标志的状态识别' },
        { icon: '🚶', text: '行人、骑行者的意图与遮挡分级' },
        { icon: '🅿️', text: '泊车场景的车位与障碍物标注' },
      ],
    },
    {
      title: '大模型训练',
      icon: '💬',
      description: '指令编写、偏好排序、多轮对话评测与事实核查，由学科背景匹配的标注员承担，答案附依据来源。',
      imageUrl: 'demo-annotate-dialogue.webp',
      scenarios: [
        { icon: '✍️', text: '分领域指令与参考答案编写' },
        { icon: '⚖️', text: '多回答偏好排序与理由撰写' },
        { icon: '🔍', text: '事实性、安全性逐句核查' },
      ],
    },
    {
      title: '遥感与农业',
      icon: '🌾',
      description: '地块、作物与设施的逐季解译，病虫害图像由植保人员复核，成果直接进入农情监测流程。',
      imageUrl: 'demo-annotate-segments.webp',
      scenarios: [
        { icon: '🛰️', text: '卫星与航拍影像的地类分割' },
        { icon: '🍃', text: '叶片病斑的多边形勾画' },
        { icon: '📐', text: '耕地变化图斑的提取与核实' },
      ],
    },
    {
      title: '智慧零售',
      icon: '🛒',
      description: '货架、商品与票据的检测和识别，包装更新后两日内补充样本，减少新品识别的空窗。',
      imageUrl: 'demo-annotate-receipt.webp',
      scenarios: [
        { icon: '🏷️', text: '商品单品级检测与价签识别' },
        { icon: '🧾', text: '小票与发票的版面和文字标注' },
        { icon: '📦', text: '货架缺货与陈列合规判断' },
      ],
    },
    {
      title: '语音交互',
      icon: '🎙️',
      description: '普通话、江淮方言与多语种语音的采集和转写，覆盖车内、居家与客服通话等声学环境。',
      imageUrl: 'demo-case-speech.webp',
      scenarios: [
        { icon: '🗣️', text: '方言与口音的转写和用字统一' },
        { icon: '📞', text: '客服通话的意图与情绪标签' },
        { icon: '🔊', text: '唤醒词与远场噪声样本标注' },
        { icon: '🌐', text: '多语种平行语料的句级对齐' },
      ],
    },
    {
      title: '工业视觉',
      icon: '🏭',
      description:
        '零件缺陷、装配状态与作业安全的图像标注，缺陷等级由产线工程师共同制定，样本比例按批次配平。',
      imageUrl: 'demo-annotate-defects.webp',
      scenarios: [
        { icon: '🔩', text: '划痕、缺料与毛刺的像素级分割' },
        { icon: '🦺', text: '安全帽与反光衣的佩戴检测' },
        { icon: '📏', text: '关键尺寸的端点与角度标注' },
      ],
    },
    {
      title: '智慧医疗（筹备中）',
      icon: '🩺',
      description: '等待具备资质的审核团队到位后开放。',
      imageUrl: '',
      scenarios: [{ icon: '📋', text: '病历文本的结构化整理' }],
      status: 0,
    },
  ],
  'sort_order',
)

/** Rows by name of their type. */
export const demo = {
  'data-annotation': demoDataAnnotation,
  'industry-solutions': demoIndustrySolutions,
} satisfies DemoContent
