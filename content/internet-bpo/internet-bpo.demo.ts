import type { DemoContent, DemoRecord } from '#content/demo/demo-record.ts'

/** Everything the internet BPO page shows. */
const demoInternetBpo: readonly DemoRecord[] = [
  {
    processFlowTitle: '项目落地流程',
    processFlowImageUrl: 'demo-flow-bpo.webp',
    trainingSystemTitle: '培训体系',
    trainingSystemItem1: '岗前培训：企业制度、信息安全与业务规则，考核合格后上岗',
    trainingSystemItem2: '跟线实操：老员工带教，前两周全量复核',
    trainingSystemItem3: '每周复训：围绕规则更新与高频差错，当周问题当周讲清',
    trainingSystemItem4: '晋级认证：标注员、审核员、组长三级，考评结果与绩效挂钩',
    trainingSystemItem5: '管理研修：班组长每季度一次，内容包括排班、沟通与数据分析',
    trainingSystemImageUrl: 'demo-scene-huddle.webp',
    productionManagementTitle: '生产管理',
    productionManagementDescription:
      '每个项目配备项目经理、培训师与质检员，二十人一个班组。产能、时效和在线人数实时显示，班前会讲目标，班后会讲差距；连续两天未达标的班组由运营经理到现场协助。',
    productionManagementImageUrl: 'demo-service-bpo.webp',
    qualityManagementTitle: '质量管理',
    qualityManagementDescription:
      '新人全检、熟手抽检、重点业务加检。差错按严重程度分三级，同类差错一周内重复出现即启动专项改进。质检结论当日反馈，申诉由第三人裁定，结果写入案例库。',
    qualityManagementImageUrl: 'demo-board-errors.webp',
    peakResponseTitle: '高峰应对',
    peakResponseDescription:
      '按客户活动日历提前六周预测业务量，四周前储备坐席，两周前完成压力演练。高峰当天启用跨基地调度，知识库与排班系统共用，任一职场中断时可在一小时内切换。',
    peakResponseImageUrl: 'demo-board-schedule.webp',
    riskControlTitle: '风险控制',
    riskControlItem1Title: '人员风险',
    riskControlItem1Description: '关键岗位设 AB 角，储备率不低于一成；离岗交接清单双人确认。',
    riskControlItem2Title: '系统风险',
    riskControlItem2Description: '双线路接入、备用电源与备用账号池，每季度做一次切换演练。',
    riskControlItem3Title: '业务风险',
    riskControlItem3Description: '规则变更先灰度后全量，重大差错半小时内上报，当日给出处置意见。',
    riskControlItem4Title: '合规风险',
    riskControlItem4Description: '用工、数据与内容安全定期自查，客户可随时到场或远程审计。',
    riskControlImages: ['demo-board-risk.webp', 'demo-scene-twin-sites.webp'],
    securityManagementTitle: '信息安全管理',
    securityItem1Title: '物理隔离',
    securityItem1Description: '项目区独立门禁，手机与移动介质寄存，访客全程陪同。',
    securityItem2Title: '账号与权限',
    securityItem2Description: '一人一号、按岗授权，离岗自动锁屏，转岗当日收回权限。',
    securityItem3Title: '网络与终端',
    securityItem3Description: '专网专用，终端禁用外设与外发，屏幕带可追溯水印。',
    securityItem4Title: '审计与教育',
    securityItem4Description: '操作日志保存不少于半年，每月抽查，每季度开展一次安全教育。',
    securityManagementImageUrl: 'demo-scene-security.webp',
    venueSupportTitle: '场地支持',
    venueSupportItem1: '6 个职场，共 3000 个工位',
    venueSupportItem2: '1 个海外职场，300 个工位',
    venueSupportItem3: '每半年组织一次消防演练',
    venueSupportItem4: '双路供电与双运营商线路，配备培训教室、餐厅与通勤班车',
    venueSupportImageUrl: 'demo-scene-sites.webp',
    status: 1,
  },
]

/** Rows by name of their type. */
export const demo = {
  'internet-bpo': demoInternetBpo,
} satisfies DemoContent
