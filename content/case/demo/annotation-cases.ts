import { successCase } from './success-case.ts'

/** Cases of data annotation and its six sub pages. */
export const annotationCases = [
  successCase('data-annotation', '四地协同的多模态标注项目', 'case-modalities', {
    need: '图像、点云与语音三类任务并行，需求每周变化，单一团队难以兼顾。',
    work: '按数据类型分设班组，共用规则库与质检部；每周一更新规则，周三复训，周五复盘一致率。',
    figure: ['board-quality', '批次一致率与返修原因看板'],
    result: '连续十一个月按期交付，三类任务的批次合格率均保持在 97% 以上。',
  }),
  successCase('data-annotation', '工业零件缺陷分割数据集', 'case-surface', {
    need: '划痕与水渍难以区分，产线误检频繁停机。',
    work: '与质量工程师共同编写缺陷图谱，像素级分割并标注严重等级；相似样本成对出现，检验标注员尺度。',
    result: '交付六类缺陷两万余张图像，客户产线误停次数下降四成。',
  }),
  successCase('data-annotation', '遥感影像地类分割', 'case-landcover', {
    need: '两省交界处作物种类多，已有模型在小地块上效果不稳。',
    work: '按物候选取三期影像，地块边界与地类分层标注，疑难地块由外业照片佐证。',
    result: '完成一万两千幅影像瓦片，边界平均误差控制在两个像素以内。',
    facts: ['地类 18 种', '外业佐证点 640 个', '规则文档更新 9 版'],
  }),
  successCase('large-model', '中文实体与关系数据集编制', 'case-entities', {
    need: '模型在公文类文本上抽取不稳，需要覆盖时间、机构、数量和关系的训练数据。',
    work: '先试标五百条定规则，争议样本由语言学背景的审核员裁定；双人独立标注，不一致处逐条合议。',
    result: '交付十二万条标注句，抽检一致率 98.6%，规则文档随数据移交。',
  }),
  successCase('large-model', '多轮对话偏好排序与评语撰写', 'case-preference', {
    need: '模型回答流畅却常有事实差错，需要带理由的偏好数据。',
    work: '按学科招募标注员，每组回答先核事实、再评表达，理由写明依据；同题双评，分歧交由组长裁定。',
    result: '交付四万组偏好数据，评语可直接用于差错分析。',
    facts: ['覆盖 12 个学科', '双评一致率 91.3%', '每题平均用时 14 分钟'],
  }),
  successCase('autonomous-driving', '城市道路点云与图像联合标注', 'case-driving', {
    need: '多激光雷达车队每周回传数万帧，需要连续帧跟踪且目标编号稳定。',
    work: '点云立方体框与图像框联动，遮挡与截断分级标记；关键帧人工、过渡帧插值后复核。',
    result: '连续交付十四个月，批次返修率保持在 2% 以内。',
  }),
  successCase('autonomous-driving', '雨夜与施工路段长尾数据补采', 'scene-roadworks', {
    need: '雨夜反光与临时锥桶造成误检，公开道路上自然出现的样本太少。',
    work: '依据误检清单规划路线与时段，采集车在四座城市定向补采；两周内完成脱敏、标注与回流。',
    result: '补充六百余段长尾片段，对应场景误检率下降 37%。',
  }),
  successCase('image-video', '作物长势图像采集与标注', 'annotate-polygon', {
    need: '病虫害识别模型缺少苗期样本，光照和角度过于单一。',
    work: '与农技人员一起制定拍摄清单，分时段、分高度采集；病斑以多边形勾画并由植保人员复核。',
    result: '交付六类作物四万余张图像，样本分布与清单逐项对应。',
  }),
  successCase('image-video', '康复训练动作视频标注', 'annotate-keypoints', {
    need: '动作评估需要连续的关节点与动作阶段，参与者隐私要求高。',
    work: '视频先做面部遮挡再进入标注环境，二十一个关键点逐帧插值复核，动作阶段由康复师抽检。',
    result: '完成九百段视频，动作阶段边界误差小于三帧。',
  }),
  successCase('content-relevance', '搜索结果相关性评测', 'case-relevance', {
    need: '检索策略每两周更新一次，需要稳定的人工评测给出对比结论。',
    work: '固定评测组与轮换评测组并行，四档评分，埋入校准题监测尺度漂移。',
    result: '单轮评测三天内交付，附分领域的差异分析。',
  }),
  successCase('content-relevance', '本地生活推荐内容质量评估', 'board-scores', {
    need: '推荐内容点击高但投诉多，缺少对时效与真实性的判断。',
    work: '从时效、真实、有用、表达四个维度打分，过期门店与夸大描述单独标签，争议样本隔日复评。',
    result: '形成可复用的评估规程，投诉较多的三类内容被及时下线。',
  }),
  successCase('multilingual-text', '多语种平行语料整理', 'case-languages', {
    need: '跨境服务需要中、英、法等语种的对齐语料，术语要统一。',
    work: '机器预对齐，母语审核员逐句校订，术语表与例句同步维护。',
    result: '完成八个语种、三十万句对，交付格式与客户训练流程直接衔接。',
  }),
  successCase('multilingual-text', '跨境商品标题与属性本地化', 'case-listing', {
    need: '商品标题直译后检索不到，尺码与材质属性对应混乱。',
    work: '按目标市场的检索习惯改写标题，属性建立对照表；母语审核员抽检并记录改写原因。',
    result: '完成五个语种十八万条商品，属性缺失率由两成降到 3%。',
  }),
  successCase('multilingual-speech', '方言语音采集与转写', 'case-dialect', {
    need: '语音助手在江淮一带的方言识别率偏低，缺少自然对话数据。',
    work: '在五个县招募发音人并签署知情同意书，覆盖室内、街边和车内环境；按说话人切分，方言字表统一写法。',
    result: '采集有效时长 860 小时，字准确率抽检 97.9%。',
  }),
  successCase('multilingual-speech', '客服通话情绪与意图标注', 'annotate-emotion', {
    need: '质检依赖关键词，难以发现语气变化带来的服务风险。',
    work: '在脱敏环境内按轮次标注意图、情绪与强度，双人听评；声音事件与静默时长一并记录。',
    result: '交付两千四百小时通话标签，支持质检从抽听转向全量提示。',
  }),
]
