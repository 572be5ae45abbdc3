import type { DemoContent, DemoRecord } from '#content/demo/demo-record.ts'

/** Everything the data collection page shows. */
const demoDataCollection: readonly DemoRecord[] = [
  {
    title: '按任务书采，按清单交',
    subtitle: '图像、视频、语音与文本的定制采集',
    description:
      '采集从一份任务书开始：要多少样本、分布怎样、设备与场景有哪些限制、参与者怎样知情同意。我们据此招募、培训、试采，再分批执行；每条数据都带着时间、设备和授权记录交付。',
    status: 1,
    imageTitle: '图像采集',
    imageDescription: '道路、室内、工业零件与农作物，角度、光照和距离按清单配比，重复与模糊样本当天剔除。',
    imageExamplesList: [
      {
        title: '城市道路',
        description: '早晚高峰与夜间各占三成，车牌与人脸在入库前模糊处理。',
        imageUrl: 'demo-raw-street.webp',
      },
      {
        title: '作物叶片',
        description: '同一病斑拍摄远、中、近三个距离，随图记录品种与生育期。',
        imageUrl: 'demo-raw-leaf.webp',
      },
      {
        title: '票据与手写',
        description: '三种纸张、四种光源、两类拍摄设备，手写内容由志愿者抄写虚构文本。',
        imageUrl: 'demo-raw-receipt.webp',
      },
    ],
    videoTitle: '视频采集',
    videoDescription: '手势、步态与驾驶行为，多机位同步录制，时间码对齐到帧。',
    videoExamplesList: [
      {
        title: '步态与动作',
        description: '正面与侧面机位，每人六组动作，关节点可用于姿态估计。',
        videoUrl: 'demo-film-gait.mp4',
      },
      {
        title: '路口车流',
        description: '固定俯视机位，覆盖转弯、让行与排队，画面不含可识别的个人信息。',
        videoUrl: 'demo-film-tracking.mp4',
      },
    ],
    audioTitle: '语音采集',
    audioDescription: '普通话、江淮方言与外语，近场、远场与车内三种环境，信噪比和音量逐条检测。',
    audioExamplesList: [
      {
        title: '指令朗读',
        description: '短指令朗读的形式示意，音频由合成语音生成，交付数据均为真人录制。',
        audioUrl: 'demo-sound-command.mp3',
      },
      {
        title: '车内环境声',
        description: '匀速行驶的底噪与转向灯提示音，用于噪声叠加与唤醒测试。',
        audioUrl: 'demo-sound-cabin.mp3',
      },
      {
        title: '居家声音事件',
        description: '脚步、敲门与门铃，事件起止时间精确到百分之一秒。',
        audioUrl: 'demo-sound-home.mp3',
      },
    ],
    textTitle: '文本采集',
    textDescription: '对话、问答与专业文档的编写和整理，来源可说明，版权可追溯。',
    textExamplesList: [
      {
        title: '客服多轮对话',
        description: '两名标注员分饰用户与坐席，按场景卡自由发挥。',
        textContent:
          '用户：我上周提交的预约，想改到周五上午。\n坐席：好的，请提供预约编号，我帮您查一下周五的空档。\n用户：编号是示例 A-017。\n坐席：周五上午十点还有一个位置，已为您改约，稍后会收到短信提醒。',
      },
      {
        title: '农技问答',
        description: '问题来自田间走访，答案由农技人员编写并互审。',
        textContent:
          '问：小麦返青期叶尖发黄，是缺肥还是受冻？\n答：先看新叶。新叶正常、老叶尖端发黄，多为前期低温所致，气温回升后会恢复；新叶也均匀变淡，应取土检测后再决定是否追肥。',
      },
      {
        title: '行程规划指令',
        description: '指令、约束与参考答案三段式，可直接用于模型微调。',
        textContent:
          '指令：为两位老人安排一天的合肥市区行程。\n约束：步行总量不超过五千步，午休一小时，晚上七点前返回。\n参考答案：上午环湖慢行，中午就近用餐并休息，下午参观一处博物馆，傍晚返回。',
      },
    ],
    featuresList: [
      { title: '知情同意', description: '用途、保存期限与撤回方式写进同意书，参与者可以随时退出。' },
      { title: '分布可控', description: '年龄、地域、设备与环境按配比招募，缺口每日可见。' },
      { title: '设备统一', description: '采集终端预装检测程序，音量、对焦与遮挡不合格时当场重采。' },
      { title: '过程留痕', description: '采集人、时间、设备与质检结论随数据一起交付。' },
    ],
    advantagesList: [
      { title: '四地基地联动', description: '合肥、扬州与淮南的基地可以同时开采，交叉覆盖口音与场景。' },
      { title: '校园招募渠道', description: '依托合作院校，两周内可组织数百名参与者完成培训。' },
      { title: '采标一体', description: '采集与标注同一套规则，样本缺陷在采集端就能发现。' },
      { title: '脱敏前置', description: '人脸、车牌与证件信息在受控环境内处理后再流转。' },
    ],
    processTitle: '采集流程',
    processDescription: '任务书评审、试采定标、分批采集、逐条质检、脱敏交付，五步之间都有书面确认。',
    processImageUrl: 'demo-flow-collection.webp',
  },
]

/** Rows by name of their type. */
export const demo = {
  'data-collection': demoDataCollection,
} satisfies DemoContent
