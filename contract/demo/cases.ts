import type { DemoRecord } from './demo-record.ts'

const pictures: Readonly<Record<string, string>> = {
  collection: 'demo-service-collection.webp',
  survey: 'demo-service-surveying.webp',
  campus: 'demo-service-education.webp',
  seats: 'demo-service-bpo.webp',
}

/** Success cases; clients stay unnamed, as the contracts of such work ask. */
export const demoCases: readonly DemoRecord[] = [
  successCase('soil-submission', '县级土壤普查样点数据整理与汇交', 'soil', 10, {
    need: '两千余个表层样点和百余个剖面的野外记录、照片与化验结果分散在多个表格里，编号不一致。',
    work: '按技术规程统一样点编码，逐点核对坐标、土地利用与照片方位；程序检查化验值的取值范围和层次关系，异常值退回实验室复测。',
    result: '形成样点库、图件和质控报告三类成果，县级自查与上级抽查均通过。',
  }),
  successCase('land-extension', '乡镇土地延包权属调查与建库', 'parcels', 20, {
    need: '延包试点涉及三个乡镇，旧图纸变形，部分地块四至与现状不符。',
    work: '以正射影像为底图重新勾绘，村民小组现场指界并签字；图斑、合同与证书三者逐一挂接。',
    result: '完成四万余块承包地的图件和档案，公示期内的异议全部办结。',
  }),
  successCase('natural-disaster', '山区县地质灾害隐患识别与核查', 'hazard', 30, {
    need: '隐患点台账多年未更新，雨季前需要摸清新增变形区。',
    work: '多期影像对比圈出疑似区，结合坡度与岩性分级；外业小组携带终端逐点核查，照片与位置当日回传。',
    result: '更新隐患台账，划定重点巡查路段，为汛期值守提供了底图。',
  }),
  successCase('government', '县域自然资源数据归集与展示', 'layers', 40, {
    need: '国土、规划、林业和水务各有一套图，坐标系和分类口径不同。',
    work: '统一到 CGCS2000，建立分类对照表，按图层设定更新责任和周期，叠加检查发现的冲突交由科室会商。',
    result: '归集四大类六十余个图层，部门之间可以在同一张图上核对边界。',
  }),
  successCase('large-model', '中文实体与关系数据集编制', 'entities', 50, {
    need: '模型在公文类文本上抽取不稳，需要覆盖时间、机构、数量和关系的训练数据。',
    work: '先试标五百条定规则，争议样本由语言学背景的审核员裁定；双人独立标注，不一致处逐条合议。',
    result: '交付十二万条标注句，抽检一致率 98.6%，规则文档随数据移交。',
  }),
  successCase('autonomous-driving', '城市道路点云与图像联合标注', 'driving', 60, {
    need: '多激光雷达车队每周回传数万帧，需要连续帧跟踪且目标编号稳定。',
    work: '点云立方体框与图像框联动，遮挡与截断分级标记；关键帧人工、过渡帧插值后复核。',
    result: '连续交付十四个月，批次返修率保持在 2% 以内。',
  }),
  successCase('content-relevance', '搜索结果相关性评测', 'relevance', 70, {
    need: '检索策略每两周更新一次，需要稳定的人工评测给出对比结论。',
    work: '固定评测组与轮换评测组并行，四档评分，埋入校准题监测尺度漂移。',
    result: '单轮评测三天内交付，附分领域的差异分析。',
  }),
  successCase('multilingual-text', '多语种平行语料整理', 'languages', 80, {
    need: '跨境服务需要中、英、法等语种的对齐语料，术语要统一。',
    work: '机器预对齐，母语审核员逐句校订，术语表与例句同步维护。',
    result: '完成八个语种、三十万句对，交付格式与客户训练流程直接衔接。',
  }),
  successCase('multilingual-speech', '方言语音采集与转写', 'speech', 90, {
    need: '语音助手在江淮一带的方言识别率偏低，缺少自然对话数据。',
    work: '在五个县招募发音人并签署知情同意书，覆盖室内、街边和车内环境；按说话人切分，方言字表统一写法。',
    result: '采集有效时长 860 小时，字准确率抽检 97.9%。',
  }),
  successCase('image-video', '作物长势图像采集与标注', 'collection', 100, {
    need: '病虫害识别模型缺少苗期样本，光照和角度过于单一。',
    work: '与农技人员一起制定拍摄清单，分时段、分高度采集；病斑以多边形勾画并由植保人员复核。',
    result: '交付六类作物四万余张图像，样本分布与清单逐项对应。',
  }),
  successCase('map-making', '山区 1:2000 地形图更新', 'survey', 110, {
    need: '旧版地形图已有十年，道路和居民地变化大，植被覆盖影响航测精度。',
    work: '布设控制网，机载激光雷达与航摄同步作业，植被密集处外业补测碎部点。',
    result: '更新三百余幅图，高程中误差符合规范要求，数据与图件同步入库。',
  }),
  successCase('resource-management', '林地图斑监测与变化核实', 'forest', 120, {
    need: '林区面积大、人手少，变化图斑难以及时到现场。',
    work: '遥感影像季度比对，按变化类型分派核查任务，移动端记录轨迹和照片。',
    result: '单季核查周期由六周缩短到三周，变化原因可查可统计。',
  }),
  successCase('jiangxi', '江西产业学院共建项目', 'campus', 130, {
    need: '学校新设人工智能训练方向，缺课程、缺项目、缺企业导师。',
    work: '共同制定培养方案，按产线标准建设实训室，企业导师常驻，学生分组承担真实标注任务。',
    result: '两届共三百余名学生完成实训，多数在本省就业。',
  }),
  successCase('general', '多基地协同的客服高峰保障', 'seats', 140, {
    need: '促销季咨询量是平日的四倍，单个城市难以短期招足人员。',
    work: '三地共用知识库与排班系统，提前六周培训储备坐席，实时看板按接通率调度。',
    result: '高峰期接通率稳定在 95% 以上，服务评价未出现下滑。',
  }),
]

function successCase(
  category: string,
  title: string,
  picture: string,
  sortOrder: number,
  story: { need: string; work: string; result: string },
): DemoRecord {
  return {
    title,
    description: story.result,
    category,
    imageUrl: pictures[picture] ?? `demo-case-${picture}.webp`,
    content: `<h3>项目背景</h3><p>${story.need}</p><h3>我们的做法</h3><p>${story.work}</p><h3>交付成果</h3><p>${story.result}</p>`,
    sortOrder,
    status: 1,
  }
}
