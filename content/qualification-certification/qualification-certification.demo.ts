import type { DemoContent, DemoRecord } from '#content/demo/demo-record.ts'
import { inOrder } from '#content/demo/in-order.ts'

/** Certifications by invented bodies, with numbers of an invented series. */
const demoCertifications: readonly DemoRecord[] = inOrder([
  {
    title: '质量管理体系认证',
    category: '管理体系',
    certificateNumber: 'DEMO-QMS-0001',
    issuingAuthority: '示例质量认证中心',
    issueDate: '2025-01-15',
    expiryDate: '2028-01-14',
    description: '覆盖数据采集、标注、测绘与外包服务的全过程质量管理。',
    imageUrl: 'demo-certificate-quality.webp',
  },
  {
    title: '信息安全管理体系认证',
    category: '管理体系',
    certificateNumber: 'DEMO-ISM-0002',
    issuingAuthority: '示例质量认证中心',
    issueDate: '2025-03-20',
    expiryDate: '2028-03-19',
    description: '覆盖各基地的物理环境、账号权限、终端与审计管理。',
    imageUrl: 'demo-certificate-security.webp',
  },
  {
    title: '测绘资质证书',
    category: '行业资质',
    certificateNumber: 'DEMO-MAP-0003',
    issuingAuthority: '示例测绘资质审查机构',
    issueDate: '2024-09-01',
    expiryDate: '2029-08-31',
    description: '业务范围包括工程测量、不动产测绘与地理信息系统工程。',
    imageUrl: 'demo-certificate-mapping.webp',
  },
  {
    title: '个人信息保护管理认证',
    category: '合规认证',
    certificateNumber: 'DEMO-PIM-0004',
    issuingAuthority: '示例数据合规评估中心',
    issueDate: '2025-08-11',
    expiryDate: '2028-08-10',
    description: '针对语音与图像采集项目的知情同意、脱敏与留存管理。',
    imageUrl: 'demo-certificate-privacy.webp',
  },
  {
    title: '技能评价服务机构备案',
    category: '人才培养',
    certificateNumber: 'DEMO-SKL-0005',
    issuingAuthority: '示例技能评价指导中心',
    issueDate: '2024-05-06',
    expiryDate: '2027-05-05',
    description: '可组织人工智能训练方向的岗位技能考评。',
    imageUrl: 'demo-certificate-skill.webp',
  },
  {
    title: '环境管理体系认证（旧证）',
    category: '管理体系',
    certificateNumber: 'DEMO-EMS-0006',
    issuingAuthority: '示例质量认证中心',
    issueDate: '2021-04-12',
    expiryDate: '2024-04-11',
    description: '已到期，换证后更新。',
    imageUrl: '',
    status: 0,
  },
])

/** Rows by name of their type. */
export const demo = {
  'qualification-certification': demoCertifications,
} satisfies DemoContent
