import type { DemoRecord } from './demo-record.ts'

/** News; the last one is a draft. Publishing times are UTC. */
export const demoNews: readonly DemoRecord[] = [
  {
    title: '淮南山南基地二期投入使用',
    summary: '新增 160 个工位和两间独立作业区，主要承接语音与客服类项目。',
    content:
      '<p>11 月上旬，淮南山南基地二期完成验收并投入使用。二期新增 160 个工位、两间独立作业区和一处培训教室，网络与门禁按信息安全管理要求单独设置。</p><p>首批入驻的语音转写和在线客服班组已完成岗前培训。基地将继续面向本地院校开放实习岗位。</p>',
    coverImage: 'demo-news-base.webp',
    author: '运营中心',
    status: 1,
    sortOrder: 10,
    publishTime: '2026-11-12T01:30:00.000Z',
  },
  {
    title: '标注平台上线点云与图像联动复核',
    summary: '同一目标在点云和多路图像中同步高亮，复核员不必在窗口之间来回切换。',
    content:
      '<p>标注平台本月更新了联动复核功能：选中一个立方体框，对应的图像框会同步高亮，尺寸与朝向不一致时给出提示。</p><p>在内部试用的三个项目中，单帧复核时间平均缩短约两成。平台用户更新后即可使用，无需额外配置。</p>',
    coverImage: 'demo-news-street.webp',
    author: '研发中心',
    status: 1,
    sortOrder: 20,
    publishTime: '2026-10-28T02:00:00.000Z',
  },
  {
    title: '方言语音采集志愿者招募说明',
    summary: '面向江淮地区招募发音人，参与前请阅读知情同意书，个人信息仅用于本项目。',
    content:
      '<p>本次采集面向 18 至 65 周岁、以江淮方言为母语的居民，单次录音约 90 分钟，可在就近的采集点完成。</p><p>参与者需签署知情同意书，录音经脱敏后用于语音识别研究。参与者可以随时退出，并要求删除已录内容。</p>',
    coverImage: 'demo-news-speech.webp',
    author: '采集项目组',
    status: 1,
    sortOrder: 30,
    publishTime: '2026-10-15T07:20:00.000Z',
  },
  {
    title: '秋季校企合作座谈会在合肥举行',
    summary: '二十余所合作院校的老师围绕课程更新、实训安排和就业衔接交换了意见。',
    content:
      '<p>座谈会上，各校介绍了产业学院一年来的运行情况。大家关心的问题集中在三点：课程怎样跟上工具更新、实训项目怎样分级、企业导师怎样参与评价。</p><p>会后，双方确定共同修订《数据标注质量管理》实训手册，并在下学期试用。</p>',
    coverImage: 'demo-news-campus.webp',
    author: '产教融合部',
    status: 1,
    sortOrder: 40,
    publishTime: '2026-09-26T06:00:00.000Z',
  },
  {
    title: '外业队完成汛期前隐患点复核',
    summary: '历时 23 天，六个小组走完 412 个点位，更新照片与巡查路线。',
    content:
      '<p>入汛之前，外业队分六个小组对 412 个隐患点逐一复核，重点查看裂缝、排水和避险通道。</p><p>复核成果已按统一格式入库，巡查路线随终端下发。野外作业期间未发生安全事故。</p>',
    coverImage: 'demo-news-survey.webp',
    author: '测绘事业部',
    status: 1,
    sortOrder: 50,
    publishTime: '2026-05-29T08:00:00.000Z',
  },
  {
    title: '土地延包数据质检工具完成升级',
    summary: '新增权属、面积与合同的交叉检查，问题清单可直接退回到作业员。',
    content:
      '<p>质检工具本次升级增加了三类交叉检查：图斑面积与合同面积、承包方代表与共有人、相邻地块的权属界线。</p><p>检查结果按村民小组汇总，作业员在原图上即可修改，修改记录自动留存。</p>',
    coverImage: 'demo-news-parcels.webp',
    author: '研发中心',
    status: 1,
    sortOrder: 60,
    publishTime: '2026-04-17T03:10:00.000Z',
  },
  {
    title: '信息安全月：从一张工位卡说起',
    summary: '门禁、账号、介质和屏幕四个环节的自查结果，以及两项改进安排。',
    content:
      '<p>信息安全月期间，各基地对门禁、账号、移动介质和屏幕遮挡四个环节做了自查，共发现 17 处需要整改的细节，已全部关闭。</p><p>下一步将统一离岗锁屏时间，并把涉密作业区的访客登记改为双人确认。</p>',
    coverImage: 'demo-case-entities.webp',
    author: '质量与安全部',
    status: 1,
    sortOrder: 70,
    publishTime: '2026-03-20T09:00:00.000Z',
  },
  {
    title: '2027 届校园招聘行程（草稿）',
    summary: '行程与岗位待人力资源部确认后发布。',
    content: '<p>拟走访合肥、淮南、扬州等地院校，岗位包括数据标注、测绘外业、项目管理与前端开发。</p>',
    coverImage: 'demo-news-campus.webp',
    author: '人力资源部',
    status: 0,
    sortOrder: 80,
  },
]
