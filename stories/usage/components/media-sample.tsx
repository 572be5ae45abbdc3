import { AudioSample, TextSample, VideoCard } from '#design-system/media-sample/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['让访客看到、听到、读到采集来的真实样本：智能标注的演示视频、方言录音、对话文本。'],
  whenNot: [
    { wanted: '后台上传后的试听试看', use: 'media-upload-field' },
    { wanted: '一组静态图片', use: 'gallery' },
    '企业宣传片：直接放播放器，不需要卡片。',
  ],
  anatomy: {
    story: 'NoVideo',
    parts: [
      { at: 'p svg', name: '画面', note: '16:9；没有视频或放不了时说明，而不是一块黑。' },
      { at: 'h3', name: '标题', note: '同时是播放器的名称。' },
      { at: 'h3 + p', name: '说明', note: '可省，样本的来历。' },
    ],
  },
  practices: [
    {
      good: {
        shows: <TextSample title="客服问答" text={'问：还能改地址吗？\n答：发货前都可以。'} />,
        says: '样本原样呈现，字数自动数出。',
      },
      bad: {
        shows: <TextSample title="高质量多轮对话语料样例展示" text="略" />,
        says: '标题全是形容词，样本却“略”，访客判断不了质量。',
      },
    },
    {
      good: {
        shows: <AudioSample title="江淮官话" description="安徽合肥，女，42 岁" />,
        says: '没有录音时仍写明是什么，并说“暂无音频”。',
      },
      bad: {
        shows: <VideoCard title="" emptyText="加载失败，请联系管理员" />,
        says: '没有名称；又对访客说后台的话。',
      },
    },
  ],
  wording: [
    '标题写类别与场景：“目标跟踪”“方言朗读”。',
    '说明写采集条件，不写评价。',
    '样本里的人名、电话、地址都是虚构的。',
  ],
  keyboard: [
    ['Tab', '到播放器；焦点进入时控制条出现'],
    ['空格', '播放或暂停'],
    ['← →', '录音的进度条上：退、进一秒，长录音五秒；视频按浏览器自带的'],
  ],
  screenReader: ['视频与音频的名称就是标题，列表里分得清。', '没有媒体时读“暂无视频”“暂无音频”。'],
  criteria: {
    '1.2.1': '无声视频与录音旁都有文字说明其内容。',
    '1.4.2': '不自动播放，视频静音。',
    '2.1.1': '控制条对键盘与触屏始终可用，不要求悬停。',
  },
  related: { card: '三种样例都装在卡片里。', 'media-frame': '视频的封面图。' },
  maturity: { status: '稳定', since: '2026-11-21' },
  development: [
    '三个组件：`VideoCard`、`AudioSample`、`TextSample`。',
    '视频只预取元数据。录音靠近窗口才取播放器，一兆以内的文件才取来画真实的波形，其余是一条直线；省流量时什么也不取。',
    '没有脚本时是浏览器自带的播放器。',
  ],
}
