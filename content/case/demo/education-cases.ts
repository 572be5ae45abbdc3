import { successCase } from './success-case.ts'

/** Cases of industry education and its three sub pages. */
export const educationCases = [
  successCase('industry-education', '人工智能训练方向专业共建', 'scene-classroom', {
    need: '专业新设，教师缺少企业经验，教材更新跟不上工具变化。',
    work: '企业工程师与教师结对备课，活页教材每学期修订；课程项目来自脱敏的历史任务。',
    result: '建成十二门课程与四个项目包，三届学生完成全部实训学分。',
  }),
  successCase('industry-education', '数据标注实训基地建设', 'news-base', {
    need: '学校有场地和设备，缺少真实任务和管理制度。',
    work: '按产线标准划分教学区与生产区，门禁、账号与质检制度和企业一致，企业导师常驻。',
    result: '基地可同时容纳 180 名学生，承接过二十余个真实项目。',
  }),
  successCase('industry-education', '测绘外业暑期联合实习', 'scene-field', {
    need: '学生外业机会少，毕业后适应期长。',
    work: '依托权籍调查项目组织六周实习，学生与外业队同吃同住，每日小结、每周考核。',
    result: '九十余名学生完成实习，企业评价良好，十余人当年留任。',
    facts: ['实习前完成安全培训', '按日发放补贴并购买保险', '成果经质检后计入项目'],
  }),
  successCase('shenzhen', '深圳产教联合实训项目', 'case-device', {
    need: '本地智能硬件企业多，院校希望学生接触语音与图像的真实需求。',
    work: '与院校共设语音与图像两个工作坊，企业提供脱敏需求，学生分组完成采集、标注与汇报。',
    result: '一学期完成六个课题，两项成果被企业采纳用于测试集。',
  }),
  successCase('shenzhen', '深圳智能硬件数据工作坊', 'case-batches', {
    need: '新品上市周期短，测试数据常常来不及准备。',
    work: '师生团队按周接单，采集、脱敏与标注一周内完成，企业工程师线上验收。',
    result: '两年承接四十余个小批量任务，平均交付周期 6.5 天。',
  }),
  successCase('guangzhou', '广州多语种数据产业学院', 'case-corpus', {
    need: '外语专业学生就业面窄，跨境企业又缺少多语种数据人员。',
    work: '开设语料整理与本地化方向课程，企业术语库进入课堂，学生在导师指导下承担真实语料校订。',
    result: '首届 120 名学生结业，语料校订合格率达到企业标准。',
  }),
  successCase('guangzhou', '广州粤语语音采集实训', 'news-speech', {
    need: '粤语自然对话样本少，用字不统一。',
    work: '师生共同编制用字表，校内招募发音人并签署同意书，转写与复核分组轮换。',
    result: '完成 210 小时对话语料，用字表被后续项目沿用。',
  }),
  successCase('jiangxi', '江西产业学院共建项目', 'scene-workshop', {
    need: '学校新设人工智能训练方向，缺课程、缺项目、缺企业导师。',
    work: '共同制定培养方案，按产线标准建设实训室，企业导师常驻，学生分组承担真实标注任务。',
    result: '两届共三百余名学生完成实训，多数在本省就业。',
  }),
  successCase('jiangxi', '江西县域返乡青年数字技能班', 'case-county', {
    need: '县城岗位有限，返乡青年希望在家门口从事数字化工作。',
    work: '与职业院校合作开设四周课程，上午学规则、下午做练习，结业考核与就近基地岗位衔接。',
    result: '开班七期，培训 260 余人，结业后三个月在岗率超过七成。',
  }),
]
