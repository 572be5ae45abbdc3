/** What icons show, in Chinese, by the words their names are made of. Words that only modify say nothing here. */
const words: Record<string, string> = {
  ...{
    Alert: '警告 提醒',
    Align: '对齐 排列',
    Arrow: '箭头 方向',
    Audio: '音频 声音',
    Bold: '加粗 粗体',
    Book: '书 手册',
    Bot: '机器人 智能',
  },
  ...{
    Box: '盒子 立体框',
    Boxes: '多目标 立体框',
    Brain: '大脑 智能',
    Briefcase: '公文包 商务 职位',
    Brush: '画笔 刷子',
  },
  ...{
    Building: '建筑 公司 企业',
    Bus: '公交 车',
    Calendar: '日历 日期',
    Camera: '相机 拍照',
    Captions: '字幕 转写',
  },
  ...{
    Car: '汽车 车',
    Check: '对勾 完成 成功',
    Chevron: '尖角 展开 箭头',
    Chevrons: '尖角 展开 排序',
    Center: '居中 中间',
    Circle: '圆 圈',
  },
  ...{
    Clapperboard: '场记板 影视',
    Clock: '时钟 时间',
    Cloud: '云',
    Columns: '列 分栏',
    Contrast: '对比度 素灰',
  },
  ...{
    Copy: '复制',
    Cpu: '芯片 处理器',
    Crop: '裁剪',
    Crosshair: '准星 关键点 定位',
    Dashboard: '仪表盘 概览',
  },
  ...{
    Database: '数据库 数据',
    Diamond: '菱形',
    Download: '下载',
    Drone: '无人机',
    Droplets: '水滴 水',
    Ellipsis: '省略号 更多',
  },
  ...{
    Eraser: '橡皮 擦除',
    External: '外部 新窗口',
    Eye: '眼睛 查看 显示',
    Face: '人脸',
    File: '文件',
    Filter: '筛选 过滤',
  },
  ...{
    Footprints: '脚印 足迹',
    Formatting: '格式',
    Graduation: '毕业 教育 学历',
    Grid: '网格 栅格',
    Grip: '拖动 把手',
  },
  ...{
    Hand: '手 手势',
    Handshake: '握手 合作',
    Headset: '耳机 客服',
    History: '历史 记录',
    House: '房子 首页',
    Image: '图片 图像',
  },
  ...{
    Images: '图集 多图',
    Info: '信息 说明',
    Italic: '斜体',
    Key: '钥匙 密码 登录',
    Landmark: '政府 机构 地标',
  },
  ...{
    Languages: '语言 翻译',
    Layers: '图层 分层',
    Layout: '布局',
    Leaf: '叶子 环境',
    Line: '线',
    Link: '链接',
    List: '列表 清单',
  },
  ...{
    Log: '登录 退出',
    Magnet: '磁铁 吸附',
    Mail: '邮件 信箱',
    Map: '地图',
    Menu: '菜单',
    Message: '消息 留言 对话',
    Mic: '麦克风 录音',
  },
  ...{
    Microscope: '显微镜 科研',
    Minus: '减 减号',
    Monitor: '显示器 电脑',
    Moon: '月亮 深色',
    Mountain: '山 地形',
  },
  ...{
    Mouse: '鼠标',
    Newspaper: '新闻 报纸',
    Pause: '暂停',
    Pencil: '铅笔 编辑',
    Pentagon: '五边形 多边形',
    Person: '人 行人',
  },
  ...{ Phone: '电话', Pin: '图钉 位置 地点', Pinned: '图钉 位置 地点', Play: '播放', Plus: '加 添加 新增' },
  ...{
    Presentation: '演示 培训',
    Question: '问号 疑问 帮助',
    Receipt: '票据 发票',
    Redo: '重做',
    Refresh: '刷新 更新',
  },
  ...{
    Remove: '移除 清除',
    Repeat: '重复 循环',
    Rotate: '旋转',
    Route: '路线 轨迹',
    Satellite: '卫星 遥感',
    Scan: '扫描 识别',
  },
  ...{
    School: '学校 教育',
    Scissors: '剪刀 剪切',
    Search: '搜索 查找',
    Send: '发送 提交',
    Settings: '设置',
    Shapes: '形状 图形',
  },
  ...{
    Shield: '盾 安全',
    Siren: '警报 应急',
    Smartphone: '手机',
    Smile: '笑脸 情感',
    Sparkles: '闪光 智能',
    Spline: '曲线',
  },
  ...{
    Spreadsheet: '表格 电子表格',
    Sprout: '幼苗 农业',
    Square: '方形 方框',
    Sun: '太阳 浅色',
    Table: '表格',
    Tags: '标签 分类',
  },
  ...{
    Text: '文字 文本',
    Timer: '计时 秒表',
    Trash: '垃圾桶 删除',
    Triangle: '三角 警告',
    Trophy: '奖杯 荣誉',
    Type: '文字 字体',
  },
  ...{
    Underline: '下划线',
    Undo: '撤销',
    Up: '向上 上',
    Down: '向下 下',
    Left: '向左 左',
    Right: '向右 右',
    Upload: '上传',
  },
  ...{
    User: '用户 人员',
    Users: '用户 团队',
    Video: '视频 录像',
    Wand: '魔棒 自动',
    Waveform: '波形 声纹',
    Waypoints: '路径点 轨迹',
  },
  ...{
    Wheat: '麦子 农业',
    Workflow: '流程',
    X: '叉 关闭',
    Zoom: '缩放 放大镜',
    Warning: '警告',
    Large: '大 字号',
    Small: '小 字号',
    Off: '关闭 没有',
  },
}

/**
 * The Chinese words by which an icon is found.
 * @param name as it is imported, such as `CloudUpload`
 * @returns separated by spaces; nothing for a name of which no word is known
 */
export const wordsOfIcon = (name: string): string =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z][a-z]*/g) ?? []).flatMap((word) => words[word] ?? []).join(' ')

/** Whether a search matches an icon: part of its English name or of a Chinese word for it. */
export function isIconMeant(name: string, wanted: string): boolean {
  const sought = wanted.trim().toLowerCase()
  return name.toLowerCase().includes(sought) || wordsOfIcon(name).includes(sought)
}
