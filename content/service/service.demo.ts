import type { DemoContent, DemoRecord } from '#content/demo/demo-record.ts'

/** The six services; the home page shows the leading three. */
const demoServices: readonly DemoRecord[] = [
  {
    title: '政府数据服务',
    description:
      '面向自然资源、农业农村、应急管理等八个领域，承担数据采集、清洗、建库与汇交，让各部门的数据对得上、用得起来。',
    icon: 'landmark',
    imageUrl: 'demo-service-government.webp',
    content: `<h3>我们做什么</h3>
<p>以县域为单位，把分散在各科室、各年份、各种格式里的资料整理成一套可以核对、可以更新的数据库，并按主管部门的技术规程提交成果。</p>
<ul><li>土壤普查样点与化验数据的整理、质控和汇交</li><li>土地延包的权属调查、图件制作与档案数字化</li><li>自然灾害综合风险普查的采集、核查与建库</li></ul>
<h3>怎么保证质量</h3>
<p>作业员自检、小组互检、质检部抽检三道关口，拓扑、属性和图属一致性由程序逐项检查。每批成果附质检记录，问题图斑可以追溯到人、到天。</p>`,
    sortOrder: 10,
    status: 1,
  },
  {
    title: '数据标注',
    description:
      '图像、视频、三维点云、语音和文本标注，覆盖自动驾驶、大模型与内容理解等场景，支持私有化部署和驻场作业。',
    icon: 'scan-search',
    imageUrl: 'demo-service-annotation.webp',
    content: `<h3>标注类型</h3>
<ul><li>图像与视频：矩形框、多边形、关键点、语义分割、目标跟踪</li><li>三维点云：立方体框、连续帧跟踪、点云与图像联合标注</li><li>语音：切分、转写、说话人与情绪标签，含多种方言</li><li>文本：实体、关系、意图、问答对、偏好排序与多轮对话评测</li></ul>
<h3>交付方式</h3>
<p>试标、定规则、分批交付。规则文档随项目维护，版本变化会通知到每一位标注员；每批数据附一致率和返修率统计。</p>`,
    sortOrder: 20,
    status: 1,
  },
  {
    title: '测绘服务',
    description: '控制测量、航测成图、地籍与房产测绘、三维实景建模，从外业观测到成果入库，图件与数据同源。',
    icon: 'map',
    imageUrl: 'demo-service-surveying.webp',
    content: `<h3>业务范围</h3>
<ul><li>控制测量、地形图测绘与更新</li><li>无人机航空摄影、正射影像与三维模型</li><li>不动产权籍调查与专题图编制</li></ul>
<h3>作业流程</h3>
<ol><li>踏勘与技术设计</li><li>外业观测与像控布设</li><li>内业处理、编辑与入库</li><li>两级检查、一级验收后提交</li></ol>
<p>成果坐标系采用 CGCS2000，可按需要提供地方坐标系转换。涉密资料由专人在专用场所处理。</p>`,
    sortOrder: 30,
    status: 1,
  },
  {
    title: '产教融合',
    description:
      '与院校共建产业学院和实训基地，企业导师进课堂，真实项目进实训室，学生毕业前就有可以展示的作品。',
    icon: 'graduation-cap',
    imageUrl: 'demo-service-education.webp',
    content: `<h3>合作内容</h3>
<ul><li>共建专业：人工智能训练、测绘地理信息、数据管理等方向的课程与教材</li><li>共建基地：按企业产线标准建设实训室，提供设备、平台和管理制度</li><li>实习就业：岗位认知、跟岗实习、顶岗实习分段安排，签订三方协议</li></ul>
<p>目前已共建 100 余所产业学院，带动生态人员 5000 余人。</p>`,
    sortOrder: 40,
    status: 1,
  },
  {
    title: '数据采集',
    description:
      '按任务书组织图像、语音、视频和文本采集，受试者知情同意，设备、场景与人群分布可定制、可核查。',
    icon: 'camera',
    imageUrl: 'demo-service-collection.webp',
    content: `<h3>能采什么</h3>
<ul><li>图像：道路、室内、工业零件、农作物长势</li><li>语音：普通话、方言与外语，近场、远场和车载环境</li><li>视频：手势、步态、驾驶行为、多机位动作</li><li>文本：客服对话、专业问答、手写票据</li></ul>
<h3>合规要求</h3>
<p>涉及个人信息的任务先签知情同意书，明确用途、保存期限和撤回方式；原始数据在受控环境中脱敏后再进入标注环节。</p>`,
    sortOrder: 50,
    status: 1,
  },
  {
    title: '互联网 BPO',
    description:
      '内容审核、客户服务、资料录入等流程的整段承接，人员、场地、管理与信息安全由我们负责，高峰期可弹性扩容。',
    icon: 'headset',
    imageUrl: 'demo-service-bpo.webp',
    content: `<h3>服务内容</h3>
<ul><li>在线与电话客服、工单处理</li><li>图文、音视频内容审核</li><li>票据、档案和表单录入</li></ul>
<h3>运营管理</h3>
<p>岗前培训考核后上岗，班组每日复盘，质检按比例抽听抽看。业务量突增时启动应急排班，从相邻基地调配熟练人员。</p>`,
    sortOrder: 60,
    status: 1,
  },
]

/** Rows by name of their type. */
export const demo = {
  service: demoServices,
} satisfies DemoContent
