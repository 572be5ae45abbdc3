import type { DemoContent, DemoRecord } from '#content/demo/demo-record.ts'
import { inOrder } from '#content/demo/in-order.ts'

const registered = (
  key: string,
  title: string,
  category: string,
  registrationDate: string,
  description: string,
) => ({ title, category, registrationDate, description, imageUrl: `demo-copyright-${key}.webp` })

/** Software copyrights; the numbers are a series of our own that no office issues. */
const demoCopyrights: readonly DemoRecord[] = inOrder(
  [
    registered(
      'label',
      '图联标注平台软件 V3.0',
      '标注工具',
      '2025-06-18',
      '任务分发、多类型标注、三级质检与批次统计的一体化平台。',
    ),
    registered(
      'cloud',
      '三维点云联合标注软件 V2.1',
      '标注工具',
      '2025-03-05',
      '点云与多路图像联动标注，支持连续帧跟踪与尺寸一致性检查。',
    ),
    registered(
      'speech',
      '语音切分与转写软件 V1.6',
      '标注工具',
      '2024-11-22',
      '自动切分、说话人分轨与方言字表提示，支持转写初稿校对。',
    ),
    registered(
      'soil',
      '土壤样点数据质控软件 V2.0',
      '政府数据',
      '2024-08-14',
      '样点编码核对、检测值审核与汇交包生成。',
    ),
    registered(
      'land',
      '土地延包调查管理软件 V1.4',
      '政府数据',
      '2024-04-30',
      '权属调查、公示、签约与归档的全程管理和进度统计。',
    ),
    registered(
      'hazard',
      '灾害风险普查外业软件 V1.2',
      '外业采集',
      '2023-12-08',
      '离线底图、核查任务与照片方位记录，断点续传。',
    ),
    registered(
      'check',
      '测绘成果图属检查软件 V1.8',
      '测绘地理',
      '2023-07-19',
      '拓扑、属性与接边规则检查，问题直接定位到图斑。',
    ),
    registered(
      'roster',
      '多基地排班与质检软件 V1.3',
      '运营管理',
      '2023-02-24',
      '坐席预测、跨基地排班与质检抽样，支持班组日报。',
    ),
    {
      title: '数据脱敏处理软件 V1.0（申请中）',
      category: '安全合规',
      description: '登记完成后启用。',
      imageUrl: '',
      status: 0,
    },
  ].map((row, index) => ({ copyrightNumber: `示例登字第 ${String(index + 1).padStart(4, '0')} 号`, ...row })),
)

/** Rows by name of their type. */
export const demo = {
  'software-copyright': demoCopyrights,
} satisfies DemoContent
