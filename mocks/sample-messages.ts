import { inventedPerson } from '#contract/privacy/invented-people.ts'

const HOUR_MS = 3_600_000
const FIRST_MESSAGE = Date.parse('2026-10-08T01:20:00.000Z')

const texts: readonly [subject: string, message: string][] = [
  [
    '土壤普查成果汇交咨询',
    '我们县的第三次土壤普查样点数据已经采集完毕，想了解成果汇交前的质检流程和大致周期。',
  ],
  [
    '自动驾驶点云标注合作',
    '有一批约两万帧的激光雷达点云需要做3D框标注，请问能否先做五百帧试标，质检合格率按什么口径计算？',
  ],
  ['预约参观标注基地', '学院计划下个月带三十名学生参观数据标注基地，周三或周四上午都可以，请帮忙安排接待。'],
  [
    '承包地延包数据整合报价',
    '二轮承包到期延包试点覆盖十一个乡镇，需要入户调查表电子化和地块矢量更新，希望收到一份报价。',
  ],
  [
    '客服外包坐席扩容',
    '双十一期间需要临时增加四十个在线客服坐席，时间从十月二十五日到十一月二十日，请告知到岗时间。',
  ],
  ['产教融合实训基地', '我校拟与企业共建数据标注实训室，想了解课程资源、师资培训和证书对接的情况。'],
  ['语音数据采集', '需要采集六个方言区、每区二百人的朗读语音，录音环境和授权文件有什么要求？'],
  ['自然灾害风险普查后续服务', '普查成果入库之后，每年的更新和可视化平台维护能否由贵公司继续承担？'],
  ['网站内容建议', '合作企业一栏的图片在旧手机上加载较慢，建议压缩一下。其他页面都很清楚，谢谢。'],
  ['测绘资质与案例', '请提供近三年国土空间规划相关的测绘案例和资质复印件，我们在做供应商入库。'],
  ['咨询', '请问周末可以参观公司吗？'],
  [
    '大模型指令数据',
    '计划构建一套政务问答指令数据，约三万条，需要覆盖社保、医保、不动产登记三个方向，请安排专人联系，最好能同时说明标注规范的制定方式、双人校验的比例以及交付格式。',
  ],
]

/** Forty-eight messages, five pages of the console's table, newest last; the last but four looks like advertising. */
export const sampleMessages = Array.from({ length: 48 }, (_unused, index) => {
  const [subject, message] = texts[index % texts.length] ?? ['', '']
  const createTime = new Date(FIRST_MESSAGE + index * 17 * HOUR_MS).toISOString()
  return { ...inventedPerson(index), subject, message, createTime, isSuspect: index === 43 ? 1 : 0 }
})
