import { successCase } from './success-case.ts'

/** Cases of map surveying and its four sub pages. */
export const surveyingCases = [
  successCase('map-surveying', '城区实景三维模型生产', 'case-realcity', {
    need: '规划与城管部门需要可以量测、可以挂接属性的三维底座。',
    work: '倾斜摄影结合地面补拍，立面破损处人工修整；建筑、道路与部件单体化并赋予统一编码。',
    result: '完成 48 平方公里建模，部件级对象可查询、可统计。',
    facts: ['模型分辨率优于 3 厘米', '单体化建筑 2.1 万栋', '挂接属性 60 余项'],
  }),
  successCase('map-surveying', '农村不动产权籍一体化调查', 'case-household', {
    need: '宅基地、房屋与承包地分头调查，农户要多次配合。',
    work: '一次进村完成三类调查，移动端按户组织任务，签字与照片当场归户。',
    result: '三个乡镇六万余宗成果一次入库，农户平均配合时间减少一半。',
  }),
  successCase('map-surveying', '线性工程带状地形测量', 'case-corridor', {
    need: '拟建道路穿越丘陵与水网，工期紧，常规测量难以满足设计节点。',
    work: '机载激光雷达获取带状点云，水域与植被密集处外业补测，断面按设计桩号批量提取。',
    result: '二十天提交 86 公里带状地形与断面成果，满足初步设计要求。',
  }),
  successCase('map-making', '山区 1:2000 地形图更新', 'news-survey', {
    need: '旧版地形图已有十年，道路和居民地变化大，植被覆盖影响航测精度。',
    work: '布设控制网，机载激光雷达与航摄同步作业，植被密集处外业补测碎部点。',
    result: '更新三百余幅图，高程中误差符合规范要求，数据与图件同步入库。',
  }),
  successCase('map-making', '县域系列专题地图集', 'case-atlas', {
    need: '机关办公与下乡调研缺少统一、好读的纸质地图。',
    work: '确定统一的图幅、注记与配色方案，水系、交通与公共服务分幅表达，图面资料逐项核实。',
    result: '编制挂图、册页与折页三种形式，年度更新只需替换数据。',
  }),
  successCase('urban-planning', '国土空间规划底图编制', 'case-plan', {
    need: '多项调查成果口径不一，规划分区缺少可信的现状底数。',
    work: '统一坐标与分类，逐图斑核对差异并记录处理依据，重点地块实地踏勘。',
    result: '形成带来源说明的现状底图，规划编制期间未因底数返工。',
  }),
  successCase('urban-planning', '老旧小区改造现状测绘', 'case-oldblock', {
    need: '小区图纸缺失，地下管线走向不清，居民诉求分散。',
    work: '三维扫描建筑与公共空间，管线探查后入库，居民诉求按楼栋上图。',
    result: '完成二十三个小区的现状图与问题清单，改造方案比选更有依据。',
    facts: ['管线探查 74 公里', '现状图 230 幅', '居民诉求归类 1,860 条'],
  }),
  successCase('environment-protection', '流域入河排口排查建档', 'case-outfall', {
    need: '排口数量与来源不清，部分排口被植被遮挡。',
    work: '无人机热红外初筛，人员徒步核实并采样，排口统一编码，逐个建立影像与水质档案。',
    result: '建档排口一千余个，溯源结论支撑分类整治。',
  }),
  successCase('environment-protection', '矿山生态修复监测', 'case-quarry', {
    need: '修复面积大、周期长，验收缺少连续的过程数据。',
    work: '每季度航摄，计算植被覆盖与边坡变形；现场样方核对成活率，成果按治理单元归档。',
    result: '连续监测两年，验收所需的前后对比图可以直接生成。',
  }),
  successCase('resource-management', '林地图斑监测与变化核实', 'case-canopy', {
    need: '林区面积大、人手少，变化图斑难以及时到现场。',
    work: '遥感影像季度比对，按变化类型分派核查任务，移动端记录轨迹和照片。',
    result: '单季核查周期由六周缩短到三周，变化原因可查可统计。',
  }),
  successCase('resource-management', '耕地保护网格化巡查', 'case-patrol', {
    need: '占用耕地的苗头发现晚，处置成本高。',
    work: '影像月度比对与网格员巡查结合，疑似图斑自动派单，核实、整改与销号全程留痕。',
    result: '疑似图斑平均发现时间由 47 天缩短到 12 天。',
  }),
]
