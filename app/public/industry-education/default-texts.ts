import type { PageTexts } from '#app/public/page-texts.ts'

/** What the page says until its page config is filled (public-site §7). */
export const defaultEducationTexts: PageTexts = {
  title: '产教融合',
  subtitle: '真实项目进课堂',
  description: '与院校共建产业学院、课程和实训基地，学生毕业前就参与过完整的数据项目。',
  backgroundImage: '',
}
