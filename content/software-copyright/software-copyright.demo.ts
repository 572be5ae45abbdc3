import type { DemoRecord } from '#content/demo/demo-record.ts'
import { inOrder } from '#content/demo/in-order.ts'

/** Honours of invented bodies. */
export const demoHonors: readonly DemoRecord[] = inOrder([
  {
    title: '年度优秀数据服务企业',
    category: '企业荣誉',
    description: '由示例数据产业联盟评选，依据客户评价、交付质量与信息安全三项考核。',
    imageUrl: 'demo-honor-service.webp',
  },
  {
    title: '产教融合示范单位',
    category: '产教融合',
    description: '连续三年承担实训项目，学生实训评价与留任情况良好。',
    imageUrl: 'demo-honor-education.webp',
  },
  {
    title: '土壤普查数据质量奖',
    category: '项目荣誉',
    description: '县级成果一次通过审查，样点编码与剖面照片完整。',
    imageUrl: 'demo-honor-soil.webp',
  },
  {
    title: '标注技能竞赛团体银奖',
    category: '竞赛荣誉',
    description: '扬州基地点云班组参赛，连续帧跟踪项目得分居前。',
    imageUrl: 'demo-honor-skill.webp',
  },
  {
    title: '就业帮扶爱心企业',
    category: '社会责任',
    description: '在淮南开设无障碍工位与返乡青年班，提供稳定的家门口岗位。',
    imageUrl: 'demo-honor-care.webp',
  },
  {
    title: '信息安全管理先进集体',
    category: '企业荣誉',
    description: '全年无信息安全事件，安全教育覆盖全部在岗人员。',
    imageUrl: 'demo-honor-security.webp',
  },
  {
    title: '合作伙伴感谢状（待扫描）',
    category: '合作荣誉',
    description: '原件存档案室，扫描后启用。',
    imageUrl: '',
    status: 0,
  },
])

const registered = (
  key: string,
  title: string,
  category: string,
  registrationDate: string,
  description: string,
) => ({ title, category, registrationDate, description, imageUrl: `demo-copyright-${key}.webp` })

/** Software copyrights; the numbers are a series of our own that no office issues. */
export const demoCopyrights: readonly DemoRecord[] = inOrder(
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

/** Certifications by invented bodies, with numbers of an invented series. */
export const demoCertifications: readonly DemoRecord[] = inOrder([
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
