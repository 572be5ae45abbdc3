import { company } from '#app/public/company.ts'
import type { PageTexts } from '#app/public/page-texts.ts'

/** The banner until the page config says otherwise (public-site §8). */
export const defaultAboutTexts: PageTexts = {
  title: '关于我们',
  subtitle: `${company.foundedYear} 年从一张测绘底图出发`,
  description: '我们是谁，由谁带领，凭什么值得托付。',
  backgroundImage: '',
}
