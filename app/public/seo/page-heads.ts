import type { NewsPageContent } from '#app/public/about/news-page/load-news-page.ts'
import type { CasePageContent } from '#app/public/cases/case-content.ts'
import type { CaseDetail } from '#app/public/cases/case-detail/load-case-detail.ts'
import { company } from '#app/public/company.ts'
import type { JobPageContent } from '#app/public/contact/job-page/load-job-page.ts'
import type { PageTexts } from '#app/public/page-texts.ts'
import { policyNames, type PolicyName } from '#app/public/policies/policy-names.ts'
import { serviceRoutes } from '#app/public/services.ts'
import { caseArticle } from './case-article.ts'
import { jobPosting } from './job-posting.ts'
import { baiduPage, newsArticle } from './news-article.ts'
import { serviceData } from './service-data.ts'
import { descriptionOf, titleOf, type PageHead } from './page-head.ts'

// Used by loaders only: what is told to programs is no code that visitors download.

const { name: US } = company

/** What each page with a banner adds to the administrators' words. */
const furtherOf = {
  '/government-services': `${US}在安徽合肥，为各级主管部门提供政府数据服务，从调查采集做到建库更新。`,
  '/data-annotation': `${US}的数据标注团队在合肥、淮南与扬州，承接大模型与自动驾驶等项目。`,
  '/data-collection': `${US}的数据采集立足安徽合肥，按任务书组织人员、设备与场景。`,
  '/internet-bpo': `${US}的互联网 BPO 在安徽合肥、淮南等地承接，人员、场地与管理一并提供。`,
  '/map-surveying': `${US}的测绘服务立足安徽合肥，从外业测量、内业成图做到成果入库。`,
  '/industry-education': `${US}的产教融合从安徽合肥出发，与院校共建课程和实训基地。`,
  '/label': `${US}标注平台由安徽合肥的团队维护，图像、文本、语音与视频都能标注和质检。`,
  '/about': `了解安徽合肥的${US}：企业文化、核心成员、荣誉资质、软件著作权与新闻动态。`,
  '/contact': `${US}总部在安徽合肥，这里有电话、邮箱、各地基地与招聘岗位，也可在线留言。`,
} as const

/** A page whose banner administrators keep. */
export function bannerHead(path: keyof typeof furtherOf, texts: PageTexts, publicUrl: string): PageHead {
  const service = serviceRoutes.find((each) => each.path === path)?.name
  const description = descriptionOf(texts.description || texts.subtitle, [furtherOf[path]])
  const structured = service ? [serviceData({ name: service, description, path }, publicUrl)] : undefined
  return { title: titleOf(texts.title, service), description, structured }
}

/** A page of cases, with the service whose cases they are. */
export function casesHead({ texts, place }: CasePageContent): PageHead {
  const name = texts.title.endsWith('案例') ? texts.title : `${texts.title}案例`
  const text = texts.description || texts.subtitle
  const work = place.topic ?? '政府数据、数据标注、测绘与产教融合'
  return {
    title: titleOf(name, place.topic),
    description: descriptionOf(place.topic ? `${texts.title}：${text}` : text, [
      `${US}（安徽合肥）在${work}中做过的项目。`,
    ]),
  }
}

/** One case, with its service. */
export function caseHead(content: CaseDetail, publicUrl: string): PageHead {
  const { entry, service, category } = content
  const about = serviceRoutes.find(({ path }) => path === service.to)?.name
  return {
    title: titleOf(entry.title, about),
    description: descriptionOf(entry.description, [`${US}的${about ?? category}案例：${entry.title}。`]),
    structured: [caseArticle(content, publicUrl)],
  }
}

/** One story of the news. */
export function newsHead(content: NewsPageContent, publicUrl: string): PageHead {
  const { story, time } = content
  const day = time.slice(0, 'YYYY-MM-DD'.length)
  const description = descriptionOf(story.summary || story.title, [`${US}新闻动态，${day} 发布。`])
  const structured = [newsArticle(content, publicUrl), baiduPage(content, publicUrl)]
  return { title: titleOf(story.title), description, structured }
}

/** One posting, with its place. */
export function jobHead(content: JobPageContent, publicUrl: string): PageHead {
  const { jobTitle, jobLocation, jobDescription } = content.job
  const name = `${jobTitle}（${jobLocation}）`
  return {
    title: titleOf(name),
    description: descriptionOf(`${name}：${jobDescription}`, [`${US}招聘岗位，可在线投递简历。`]),
    structured: [jobPosting(content, publicUrl)],
  }
}

/** The application form. */
export const applyHead: PageHead = {
  title: titleOf('应聘申请'),
  description: descriptionOf(`应聘${US}：在线填写姓名、手机与邮箱，简历可以随申请一起提交，也可以之后补充`, [
    '岗位分布在安徽合肥、淮南与江苏扬州。',
  ]),
}

const ofPolicies: Readonly<Record<PolicyName, string>> = {
  privacy: '本网站收集哪些个人信息、用来做什么、保存多久，以及您怎样查阅、更正和删除它们。',
  terms: '使用本网站的约定：浏览、在线留言与应聘之前，请先阅读这些条款。',
}

/** The privacy policy, or the terms of use. */
export function policyHead(name: PolicyName): PageHead {
  const description = descriptionOf(ofPolicies[name], [`本网站由安徽合肥的${US}运营。`])
  return { title: titleOf(policyNames[name]), description }
}

/** Search on the site, and the results for a term. */
export function searchHead(term: string): PageHead {
  return {
    title: titleOf(term ? `“${term}”的搜索结果` : '站内搜索'),
    description: descriptionOf(`在${US}网站上查找服务、案例、新闻、岗位与软件著作权`),
  }
}
