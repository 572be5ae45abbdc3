import type { EmojiChoice } from './choices.ts'

/** Industries and kinds of data, one line each: emoji, Chinese name, words to find it by. */
const lines = `
🚗 汽车 自动驾驶 智能驾驶 出行 car
🚦 交通 信号灯 路口 traffic
🛣️ 道路 公路 road
🅿️ 停车 车位 parking
🚚 物流 运输 货车 truck
🚁 无人机 航拍 drone
🛰️ 卫星 遥感 测绘 satellite
🗺️ 地图 测绘 导航 map
📍 位置 坐标 定位 location
🧭 方向 导航 compass
🏙️ 城市 规划 智慧城市 city
🏗️ 工程 施工 建筑 construction
🏠 家居 房产 住宅 home
🏢 企业 办公 楼宇 office
🏛️ 政务 政府 机构 government
🏭 工业 制造 工厂 factory
🔩 零件 缺陷 质检 part
⚙️ 设备 机械 engineering
🤖 机器人 智能体 robot
🧠 大模型 智能 认知 brain
💻 软件 计算机 computer
🗄️ 数据 存储 档案 data
🔒 安全 保密 隐私 security
🦺 安防 安全帽 作业 safety
👷 工人 作业 施工 worker
👁️ 视觉 监控 识别 vision
🔍 检索 搜索 检查 search
📷 图像 拍摄 相机 camera
🎬 视频 影视 video
🎙️ 语音 录音 采集 voice
🔊 音频 声音 播放 audio
🗣️ 对话 说话 语种 speech
💬 客服 聊天 消息 chat
📞 电话 呼叫 客服 phone
🌐 多语种 翻译 网络 language
✍️ 手写 文字 书写 handwriting
📄 文本 文档 document
📋 表单 清单 记录 form
🧾 票据 发票 收据 receipt
🏷️ 标签 标注 分类 label
📏 测量 尺寸 ruler
📐 角度 几何 测绘 geometry
📦 商品 包裹 仓储 package
🛒 零售 电商 购物 retail
💰 金融 财务 资金 finance
🏦 银行 金融 bank
⚖️ 法律 司法 合规 law
📚 教育 图书 课程 education
🎓 学校 毕业 职业教育 school
🏥 医院 医疗 hospital
🩺 医疗 诊断 健康 medical
💊 医药 药品 medicine
🧬 生物 基因 科研 biology
🌾 农业 粮食 作物 agriculture
🌱 植物 生长 种植 plant
🍃 环保 生态 绿化 environment
🌳 林业 树木 森林 forest
💧 水利 水质 水资源 water
⛰️ 地质 山体 地形 mountain
🌋 灾害 地质灾害 disaster
🌊 洪水 海洋 内涝 flood
🔥 火灾 消防 fire
☀️ 气象 天气 光伏 weather
⚡ 电力 能源 power
🛢️ 石油 能源 oil
✈️ 航空 机场 flight
🚄 铁路 高铁 rail
🚢 航运 港口 船舶 ship
🚶 行人 人流 步态 pedestrian
👕 服装 纺织 穿着 clothing
🍽️ 餐饮 食品 food
🎮 游戏 娱乐 game
⚽ 体育 运动 sport
📱 手机 移动应用 mobile
🤝 合作 服务 伙伴 partner
📈 增长 统计 趋势 chart
🎯 目标 精准 检测框 target
✅ 质检 通过 完成 check
⏱️ 时效 计时 速度 timer
🚀 创新 启动 发展 rocket
`

/** Emoji that suit an industry solution; the default of the chooser. */
export const emojiChoices: readonly EmojiChoice[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [emoji = '', label = '', ...keywords] = line.split(' ')
    return { emoji, label, keywords }
  })
