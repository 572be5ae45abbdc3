import type { DemoContent, DemoRecord } from '#content/demo/demo-record.ts'

/** News; the last one is a draft. Publishing times are UTC. */
const demoNews: readonly DemoRecord[] = [
  {
    title: '淮南山南基地二期投入使用',
    summary: '新增 160 个工位和两间独立作业区，主要承接语音与客服类项目。',
    content: `<p>11 月上旬，淮南山南基地二期完成验收并投入使用。二期新增 160 个工位、两间独立作业区和一处培训教室，网络与门禁按信息安全管理要求单独设置。</p>
<figure><img src="/upload/demo-scene-classroom.webp" alt="新建培训教室" /><figcaption>新建培训教室可同时容纳二十人上机</figcaption></figure>
<h2>首批项目</h2>
<ul><li>语音转写：江淮方言与普通话通话数据</li><li>在线客服：两个班组，分早晚两班</li></ul>
<p>首批班组已完成岗前培训。基地将继续面向本地院校开放实习岗位。</p>`,
    coverImage: 'demo-news-base.webp',
    author: '运营中心',
    status: 1,
    sortOrder: 10,
    publishTime: '2026-11-12T01:30:00.000Z',
  },
  {
    title: '标注平台上线点云与图像联动复核',
    summary: '同一目标在点云和多路图像中同步高亮，复核员不必在窗口之间来回切换。',
    content: `<p>标注平台本月更新了联动复核功能：选中一个立方体框，对应的图像框会同步高亮，尺寸与朝向不一致时给出提示。</p>
<figure><img src="/upload/demo-annotate-cuboids.webp" alt="点云立方体框与目标编号" /><figcaption>同一目标在点云和图像中使用同一编号</figcaption></figure>
<h2>更新内容</h2>
<ul><li>点云与六路图像同步定位</li><li>尺寸、朝向偏差超过阈值时提示</li><li>复核意见可以直接写在目标上</li></ul>
<p>在内部试用的三个项目中，单帧复核时间平均缩短约两成。平台用户更新后即可使用，无需额外配置。</p>`,
    coverImage: 'demo-news-street.webp',
    author: '研发中心',
    status: 1,
    sortOrder: 20,
    publishTime: '2026-10-28T02:00:00.000Z',
  },
  {
    title: '方言语音采集志愿者招募说明',
    summary: '面向江淮地区招募发音人，参与前请阅读知情同意书，个人信息仅用于本项目。',
    content: `<p>本次采集面向 18 至 65 周岁、以江淮方言为母语的居民，单次录音约 90 分钟，可在就近的采集点完成。</p>
<h2>参与须知</h2>
<ul><li>录音前签署知情同意书，可以随时退出</li><li>录音经脱敏后用于语音识别研究</li><li>退出后可要求删除已录内容</li></ul>
<p>每个采集点配备一名说明员，现场解答用途、保存期限与补贴发放等问题。</p>`,
    coverImage: 'demo-news-speech.webp',
    author: '采集项目组',
    status: 1,
    sortOrder: 30,
    publishTime: '2026-10-15T07:20:00.000Z',
  },
  {
    title: '秋季校企合作座谈会在合肥举行',
    summary: '二十余所合作院校的老师围绕课程更新、实训安排和就业衔接交换了意见。',
    content: `<p>座谈会上，各校介绍了产业学院一年来的运行情况。大家关心的问题集中在课程、实训与评价三个方面。</p>
<figure><img src="/upload/demo-service-education.webp" alt="产业学院园区示意" /><figcaption>合作院校的实训基地按产线标准布置</figcaption></figure>
<h2>讨论要点</h2>
<ul><li>课程怎样跟上工具更新</li><li>实训项目怎样分级</li><li>企业导师怎样参与评价</li></ul>
<p>会后，双方确定共同修订《数据标注质量管理》实训手册，并在下学期试用。</p>`,
    coverImage: 'demo-news-campus.webp',
    author: '产教融合部',
    status: 1,
    sortOrder: 40,
    publishTime: '2026-09-26T06:00:00.000Z',
  },
  {
    title: '外业队完成汛期前隐患点复核',
    summary: '历时 23 天，六个小组走完 412 个点位，更新照片与巡查路线。',
    content: `<p>入汛之前，外业队分六个小组对 412 个隐患点逐一复核，重点查看裂缝、排水和避险通道。</p>
<figure><img src="/upload/demo-case-hazard.webp" alt="隐患点与风险分级图" /><figcaption>复核成果叠加到风险分级图</figcaption></figure>
<h2>主要成果</h2>
<ul><li>更新照片与位置 412 处</li><li>调整巡查路线 37 条</li><li>新增重点观测点 9 个</li></ul>
<p>复核成果已按统一格式入库，巡查路线随终端下发。野外作业期间未发生安全事故。</p>`,
    coverImage: 'demo-news-survey.webp',
    author: '测绘事业部',
    status: 1,
    sortOrder: 50,
    publishTime: '2026-05-29T08:00:00.000Z',
  },
  {
    title: '土地延包数据质检工具完成升级',
    summary: '新增权属、面积与合同的交叉检查，问题清单可直接退回到作业员。',
    content: `<p>质检工具本次升级增加了三类交叉检查，检查结果按村民小组汇总。</p>
<figure><img src="/upload/demo-board-contracts.webp" alt="合同面积与实测面积核对界面" /><figcaption>差异超过阈值的户自动列入待核对清单</figcaption></figure>
<h2>新增检查</h2>
<ul><li>图斑面积与合同面积</li><li>承包方代表与共有人</li><li>相邻地块的权属界线</li></ul>
<p>作业员在原图上即可修改，修改记录自动留存。</p>`,
    coverImage: 'demo-news-parcels.webp',
    author: '研发中心',
    status: 1,
    sortOrder: 60,
    publishTime: '2026-04-17T03:10:00.000Z',
  },
  {
    title: '信息安全月：从一张工位卡说起',
    summary: '门禁、账号、介质和屏幕四个环节的自查结果，以及两项改进安排。',
    content: `<p>信息安全月期间，各基地对门禁、账号、移动介质和屏幕遮挡四个环节做了自查，共发现 17 处需要整改的细节，已全部关闭。</p>
<h2>两项改进</h2>
<ul><li>统一离岗锁屏时间，三分钟无操作自动锁定</li><li>涉密作业区的访客登记改为双人确认</li></ul>
<p>自查清单已并入月度检查，由质量与安全部按季度抽查。</p>`,
    coverImage: 'demo-scene-security.webp',
    author: '质量与安全部',
    status: 1,
    sortOrder: 70,
    publishTime: '2026-03-20T09:00:00.000Z',
  },
  {
    title: '返乡青年数字技能班第七期结业',
    summary: '四周课程、两次考核，38 名学员完成结业，部分学员已到就近基地报到。',
    content: `<p>第七期返乡青年数字技能班在淮南结业。课程为期四周，上午讲规则，下午做练习，结业项目由企业导师与学校老师共同评分。</p>
<figure><img src="/upload/demo-care-classroom.webp" alt="学员在培训教室上机练习" /><figcaption>就业服务部门到课堂听取学员意见</figcaption></figure>
<h2>课程安排</h2>
<ul><li>前两周：图像与文本标注基础、信息安全</li><li>后两周：项目实操、质检方法与面试辅导</li></ul>
<p>第八期计划于春季开班，报名方式将在公众号公布。</p>`,
    coverImage: 'demo-scene-classroom.webp',
    author: '产教融合部',
    status: 1,
    sortOrder: 75,
    publishTime: '2026-01-16T02:40:00.000Z',
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

/** Rows by name of their type. */
export const demo = {
  news: demoNews,
} satisfies DemoContent
