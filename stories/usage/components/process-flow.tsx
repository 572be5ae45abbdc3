import { ProcessFlow } from '#design-system/process-flow/index.ts'
import type { Usage } from '../usage.ts'

export const usage: Usage = {
  when: ['步骤有先后，要让人看清先做什么、每步交出什么：采集流程、标注流程、公司大事。'],
  whenNot: [
    { wanted: '并列的几项能力', use: 'icon-grid' },
    { wanted: '一个任务做到了百分之几', use: 'progress-bar' },
    '后台上传来的整张流程图：那是一张图片，旁边另写文字步骤。',
  ],
  anatomy: {
    story: 'WithPictures',
    parts: [
      { at: 'li > div', name: '测站', note: '编号从 01 起，虚线通向下一站；装饰，序号由列表报出。' },
      { at: 'li img', name: '图片', note: '可省；一站有图，最好站站有图。' },
      { at: 'li h3', name: '标题', note: '动作或成果，四到八个字。' },
      { at: 'li h3 + p', name: '说明', note: '可省，一两句。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <ProcessFlow
            label="示例流程"
            steps={[
              { id: 1, title: '外业采集', note: '原始影像' },
              { id: 2, title: '内业标注', note: '标注成果' },
            ]}
          />
        ),
        says: '每一站写明交出什么，客户知道何时能拿到东西。',
      },
      bad: {
        shows: (
          <ProcessFlow
            label="示例优势"
            steps={[
              { id: 1, title: '专业' },
              { id: 2, title: '安全' },
            ]}
          />
        ),
        says: '没有先后的东西编了号，访客会去找第一步和第二步的关系。',
      },
    },
  ],
  wording: [
    '各站标题句式一致：都是动词加对象，或都是成果名。',
    '三到九站；更多时分成两段。',
    '时间线的标题写年份，例如“2019 年”。',
  ],
  keyboard: [['—', '用来读的，不停留；附注里有链接时逐个到达']],
  screenReader: ['读作有名称的有序列表，报共几项；编号的图形不重复读。', '标题是三级标题，可以逐站跳读。'],
  criteria: {
    '1.3.1': '顺序由 `ol` 表达，不靠连线。',
    '1.3.2': '三列换成一列时，朗读顺序不变。',
    '1.4.10': '一行三站，窄了变两站、一站。',
  },
  related: { 'icon-grid': '并列而无先后。', 'feature-row': '每一步都要长文配大图时。' },
  maturity: { status: '稳定', since: '2026-11-21' },
}
