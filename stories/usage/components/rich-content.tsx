import type { Usage } from '../usage.ts'
import { RichContent } from '#design-system/rich-content/index.ts'

type Html = Parameters<typeof RichContent>[0]['html']
const clean = (html: string) => html as Html

export const usage: Usage = {
  when: ['显示后台用富文本写的内容：资讯全文、服务介绍、案例正文、隐私政策。'],
  whenNot: [
    { wanted: '写这些内容', use: 'rich-text-field' },
    '几句纯文字：用段落，访客看到的排版更统一。',
    '未经清理的 HTML：类型不收，先过同一份允许清单。',
  ],
  anatomy: {
    story: 'Playground',
    parts: [
      { at: 'h2', name: '标题', note: '二到五级；页面自己的大标题不在正文里。' },
      { at: 'p', name: '段落', note: '行高取正文值，段间两个单位。' },
      { at: 'ul, ol', name: '列表', note: '方块或数字，标记用橙色文字色。' },
      { at: 'blockquote', name: '引用', note: '左侧三像素橙线，强制颜色下换系统色。' },
      { at: 'table', name: '表格', note: '太宽时在自己里面横向滚动。' },
    ],
  },
  practices: [
    {
      good: {
        shows: (
          <RichContent
            html={clean('<h3>汇交范围</h3><p>耕地、园地与林地。</p><ul><li>表层样</li><li>剖面样</li></ul>')}
          />
        ),
        says: '标题、段落、列表各司其职。',
      },
      bad: {
        shows: (
          <RichContent
            html={clean('<p><strong>汇交范围</strong></p><p>　　1、表层样<br>　　2、剖面样</p>')}
          />
        ),
        says: '用加粗冒充标题、用空格和手写编号冒充列表，读屏里全是平的一段。',
      },
    },
  ],
  wording: ['标题逐级使用。', '链接文字说明去向，不写“点击这里”。', '图片下的说明写进图注，人人看得到。'],
  keyboard: [['Tab', '依次到正文里的链接与可横向滚动的表格']],
  screenReader: ['按标题、列表、表格的本来结构朗读。', '没有写替代文字的图略过。'],
  criteria: {
    '1.3.1': '允许清单只留有结构的元素，样式属性一律去掉。',
    '1.4.10': '图片与表格都不撑破页面。',
    '2.4.4': '链接有下划线，不只靠颜色。',
  },
  related: {
    'rich-text-field': '编辑时就是同一套排版。',
    picture: '正文图片换成同样的多种格式与宽度。',
    'difference-view': '比较两版正文里的文字。',
  },
  maturity: { status: '稳定', since: '2026-11-21' },
  development: ['`html` 的类型要求带清理过的标记；清理在存储前与显示前各做一次。'],
}
