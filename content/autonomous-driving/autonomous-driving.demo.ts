import type { DemoContent, DemoRecord } from '#content/demo/demo-record.ts'
import { inOrder } from '#content/demo/in-order.ts'

/** The introduction of the autonomous driving page. */
const demoDrivingIntro: readonly DemoRecord[] = [
  {
    title: '自动驾驶数据服务',
    subtitle: '从路上采到车里用，同一套编号走到底',
    description:
      '采集车、标注平台与质检团队按同一份数据规范工作。传感器标定、时间同步、脱敏、标注与难例回流各有责任人，交付数据可以直接进入训练与回归测试流程。',
    bannerImageUrl: 'demo-banner-annotation.webp',
  },
]

const tabs = {
  service: [
    [
      '点云立方体标注',
      '车辆、行人与骑行者的三维框，朝向与尺寸逐帧一致，远处稀疏目标单独定级。',
      'annotate-cuboids',
    ],
    ['点云与图像联合标注', '多路图像与点云互相投影，同一目标编号跨传感器保持不变。', 'news-street'],
    ['车道线与地面标识', '实线、虚线、停止线与箭头按车道拓扑连接，磨损与遮挡分级。', 'service-annotation'],
    ['连续帧目标跟踪', '关键帧人工、过渡帧插值，轨迹断裂与编号跳变自动提示。', 'annotate-tracking'],
  ],
  collection: [
    ['城市道路采集', '早晚高峰、夜间与雨天按比例规划路线，行驶里程与场景标签每日汇总。', 'scene-vehicle'],
    ['泊车与园区采集', '地下车库、园区与窄路低速场景，车位与障碍物同步记录。', 'service-collection'],
    ['长尾场景补采', '根据模型误检清单定向补采，两周内回流到训练集。', 'board-misses'],
  ],
  platform: [
    ['多传感器同步回放', '点云、图像与轨迹在同一时间轴上回放，可按事件跳转。', 'board-replay'],
    ['难例检索', '按天气、目标与行为组合检索，相似片段自动聚合。', 'annotate-actions'],
    ['任务与质检看板', '任务包、工时与返修率按批次统计，问题帧一键定位。', 'board-projects'],
    ['私有化部署', '平台可部署在客户机房，数据不出域，账号与日志由客户管理。', 'scene-security'],
  ],
  advantage: [
    ['规则沉淀', '积累千余条判例，遇到新场景先查判例再定规则，尺度保持稳定。', 'annotate-dialogue'],
    ['产能弹性', '四地基地共用规则与平台，四周内可扩充两百名熟练标注员。', 'service-bpo'],
    ['质量可追溯', '每一个框都记录标注、互检与抽检的人员和时间，返修原因可统计。', 'board-quality'],
    ['数据合规', '采集路线与脱敏流程经法务审核，人脸和车牌在入库前处理。', 'case-entities'],
  ],
} as const satisfies Record<string, readonly (readonly [string, string, string])[]>

/** What stands under the four tabs; the last one is switched off. */
const demoDrivingItems: readonly DemoRecord[] = [
  ...Object.entries(tabs).flatMap(([category, rows]) =>
    inOrder(
      rows.map(([title, description, picture]) => ({
        category,
        title,
        description,
        imageUrl: `demo-${picture}.webp`,
      })),
    ),
  ),
  {
    category: 'collection',
    title: '高速夜间采集（暂停）',
    description: '路线审批更新后恢复。',
    imageUrl: '',
    sortOrder: 90,
    status: 0,
  },
]

/** Rows by name of their type. */
export const demo = {
  'autonomous-driving-intro': demoDrivingIntro,
  'autonomous-driving-item': demoDrivingItems,
} satisfies DemoContent
