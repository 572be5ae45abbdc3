import type { DemoContent, DemoRecord } from '#content/demo/demo-record.ts'

/** The four bases with their places on the map. */
const demoBases: readonly DemoRecord[] = [
  {
    name: '合肥总部',
    description: '总部与研发中心，承担平台研发、政府数据服务和重点标注项目。',
    address: '安徽省合肥市蜀山区示例大道 100 号图联科技园',
    phone: '0551-00000000',
    email: 'hefei@example.com',
    latitude: 31.9,
    longitude: 117.34,
    workstationCount: 620,
    sortOrder: 10,
    status: 1,
  },
  {
    name: '扬州基地',
    description: '以三维点云和图像标注为主，设独立的涉密作业区。',
    address: '江苏省扬州市邗江区示例路 28 号',
    phone: '0514-00000000',
    email: 'yangzhou@example.com',
    latitude: 32.394217,
    longitude: 119.412834,
    workstationCount: 360,
    sortOrder: 20,
    status: 1,
  },
  {
    name: '淮南山南基地',
    description: '互联网 BPO 与语音项目基地，与本地院校共建实训中心。',
    address: '安徽省淮南市山南新区示例大道 66 号',
    phone: '0554-00000000',
    email: 'shannan@example.com',
    latitude: 32.586341,
    longitude: 116.998752,
    workstationCount: 480,
    sortOrder: 30,
    status: 1,
  },
  {
    name: '淮南山北基地',
    description: '档案数字化与文本标注基地，服务周边县区的数据整理项目。',
    address: '安徽省淮南市田家庵区示例路 9 号',
    phone: '0554-00000000',
    email: 'shanbei@example.com',
    latitude: 32.647185,
    longitude: 117.017463,
    workstationCount: 240,
    sortOrder: 40,
    status: 1,
  },
]

/** Rows by name of their type. */
export const demo = {
  base: demoBases,
} satisfies DemoContent
