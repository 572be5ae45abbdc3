import type { DemoContent, DemoRecord } from '#content/demo/demo-record.ts'

/** Invented partners; the last one is switched off, so that filtering is seen. */
const demoPartners: readonly DemoRecord[] = [
  partner('云谷数科', 'yungu', '政务云与数据共享平台建设，联合交付县域数据归集项目。', 10),
  partner('江淮测绘院', 'jianghuai', '控制测量与航测成图的协作单位，共享像控成果与检校场地。', 20),
  partner('澜衡智能', 'lanheng', '大模型训练与评测，委托指令数据编写和偏好排序。', 30),
  partner('启舟汽车', 'qizhou', '智能驾驶研发，长期委托点云与图像联合标注。', 40),
  partner('禾土农业', 'hetu', '土壤检测与农情服务，承担样品化验并提供专家复核。', 50),
  partner('方寸云图', 'fangcun', '地图数据产品与三维实景平台，合作更新城市部件数据。', 60),
  partner('声纹工坊', 'shengwen', '语音识别与合成，委托方言语音采集和转写。', 70),
  partner('明德职教', 'mingde', '职业教育集团，共建人工智能训练方向的产业学院。', 80),
  partner('辰星遥感', 'chenxing', '卫星影像分发与解译，提供灾害监测底图。', 90),
  partner('远桥科服', 'yuanqiao', '客户服务外包，高峰期与我们互为备份坐席。', 100, 0),
]

function partner(name: string, key: string, description: string, sortOrder: number, status = 1): DemoRecord {
  return {
    name,
    logoUrl: `demo-partner-${key}.webp`,
    websiteUrl: `https://example.com/${key}`,
    description,
    sortOrder,
    status,
  }
}

/** Rows by name of their type. */
export const demo = {
  partner: demoPartners,
} satisfies DemoContent
