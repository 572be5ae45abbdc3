import { company } from '#app/public/company.ts'
import type { BasePlace } from './base-place.ts'

/**
 * Shown when the list of bases cannot be loaded (public-site §3, X-06). REPLACE: addresses, numbers and coordinates
 * are neutral placeholders.
 */
export const builtInBases: readonly BasePlace[] = [
  {
    id: 'hefei',
    name: '合肥总部',
    description: '公司总部与研发中心',
    address: company.address,
    phone: company.phone,
    email: company.email,
    workstationCount: 0,
    coordinates: company.coordinates,
  },
  {
    id: 'yangzhou',
    name: '扬州基地',
    description: '三维点云与图像标注基地',
    address: '江苏省扬州市邗江区示例路 28 号',
    phone: company.phone,
    email: company.email,
    workstationCount: 0,
    coordinates: { longitude: 119.412834, latitude: 32.394217 },
  },
  {
    id: 'shannan',
    name: '淮南山南基地',
    description: '互联网 BPO 与语音项目基地',
    address: '安徽省淮南市山南新区示例大道 66 号',
    phone: company.phone,
    email: company.email,
    workstationCount: 0,
    coordinates: { longitude: 116.998752, latitude: 32.586341 },
  },
  {
    id: 'shanbei',
    name: '淮南山北基地',
    description: '档案数字化与文本标注基地',
    address: '安徽省淮南市田家庵区示例路 9 号',
    phone: company.phone,
    email: company.email,
    workstationCount: 0,
    coordinates: { longitude: 117.017463, latitude: 32.647185 },
  },
]
