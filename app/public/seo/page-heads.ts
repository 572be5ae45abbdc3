import { inOneLine } from '#contract/shared/plain-text.ts'
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
import { pageDescription, titleOf, type PageHead } from './page-head.ts'

// Used by loaders only: what is told to programs is no code that visitors download.

const { name: US } = company

/** What each page with a banner adds to the administrators' words; the second where these say little. */
const furtherOf = {
  '/government-services': [
    `${US}在安徽合肥，为各级主管部门提供政府数据服务，从调查采集做到建库更新。`,
    '土壤普查、土地延包、自然灾害风险普查与部门数据治理都有项目记录。',
  ],
  '/data-annotation': [
    `${US}的数据标注团队在合肥、淮南与扬州，承接大模型与自动驾驶等项目。`,
    '图像、文本、语音与三维点云都能标注，各领域的案例写明规则、过程与结果。',
  ],
  '/data-collection': [
    `${US}的数据采集立足安徽合肥，按任务书组织人员、设备与场景，按清单交付。`,
    '图像、语音、视频与文本可以分开委托，也可以和数据标注一起委托。',
  ],
  '/internet-bpo': [
    `${US}的互联网 BPO 在安徽合肥、淮南等地承接，人员、场地与管理一并提供。`,
    '客户服务、内容审核与资料录入都可以整段委托，高峰期增加人手。',
  ],
  '/map-surveying': [
    `${US}的测绘服务立足安徽合肥，从外业测量、内业成图做到成果入库。`,
    '案例分为地图制作、城市规划、环境保护与资源管理四类，写明做法与成果。',
  ],
  '/industry-education': [
    `${US}的产教融合从安徽合肥出发，与院校共建课程和实训基地。`,
    '案例来自深圳、广州与江西的产业学院，写明合作过程、课程与学生去向。',
  ],
  '/label': [
    `${US}标注平台由安徽合肥的团队维护，图像、文本、语音与视频都能标注和质检。`,
    '页面介绍平台的功能与用法，可以先动手画一个框，再留言联系我们。',
  ],
  '/about': [
    `安徽合肥的${US}介绍自己：企业文化、核心成员、荣誉资质、软件著作权与新闻动态。`,
    `从 ${company.foundedYear} 年的一张测绘底图，做到数据采集、标注与治理。`,
  ],
  '/contact': [
    `${US}总部在安徽合肥，这里有电话、邮箱、各地基地与招聘岗位，也可在线留言。`,
    '各地基地标在地图上，岗位可以在线应聘，留言时可以选择咨询的业务。',
  ],
} as const

/** A page whose banner administrators keep. */
export function bannerHead(path: keyof typeof furtherOf, texts: PageTexts, publicUrl: string): PageHead {
  const service = serviceRoutes.find((each) => each.path === path)?.name
  const description = pageDescription(texts.description || texts.subtitle, furtherOf[path])
  const structured = service ? [serviceData({ name: service, description, path }, publicUrl)] : undefined
  return { title: titleOf(texts.title, service), description, structured }
}

/** A page of cases, with the service whose cases they are, and the first one’s name. */
export function casesHead({ texts, place, cases }: CasePageContent): PageHead {
  const name = texts.title.endsWith('案例') ? texts.title : `${texts.title}案例`
  const text = texts.description || texts.subtitle
  const about = `安徽合肥的${US}把${place.topic ?? '政府数据、标注、测绘与产教融合'}项目写成案例`
  return {
    title: titleOf(name, place.topic),
    description: pageDescription(place.topic ? `${texts.title}：${text}` : text, [
      ...cases
        .slice(0, 1)
        .map(({ title }) => `收录“${inOneLine(title)}”${cases.length > 1 ? '等项目' : ''}。`),
      `${texts.subtitle}。`,
      `${about}：要解决什么、怎么做、交付了什么。`,
      `${about}。`,
    ]),
  }
}

/** One case, with its service. */
export function caseHead(content: CaseDetail, publicUrl: string): PageHead {
  const { entry, service, category } = content
  const about = serviceRoutes.find(({ path }) => path === service.to)?.name
  return {
    title: titleOf(entry.title, about),
    description: pageDescription(entry.description, [`${US}的${about ?? category}案例：${entry.title}。`]),
    structured: [caseArticle(content, publicUrl)],
  }
}

/** One story of the news. */
export function newsHead(content: NewsPageContent, publicUrl: string): PageHead {
  const { story, time } = content
  const day = time.slice(0, 'YYYY-MM-DD'.length)
  const description = pageDescription(story.summary || story.title, [`${US}新闻动态，${day} 发布。`])
  const structured = [newsArticle(content, publicUrl), baiduPage(content, publicUrl)]
  return { title: titleOf(story.title), description, structured }
}

/** One posting, with its place. */
export function jobHead(content: JobPageContent, publicUrl: string): PageHead {
  const { jobTitle, jobLocation, jobDescription } = content.job
  const name = `${jobTitle}（${jobLocation}）`
  return {
    title: titleOf(name),
    description: pageDescription(`${name}：${jobDescription}`, [`${US}招聘岗位，可在线投递简历。`]),
    structured: [jobPosting(content, publicUrl)],
  }
}

/** The application form. */
export const applyHead: PageHead = {
  title: titleOf('应聘申请'),
  description: pageDescription(
    `应聘${US}：在线填写姓名、手机与邮箱，简历可以随申请一起提交，也可以之后补充`,
    ['岗位分布在安徽合肥、淮南与江苏扬州，也有驻场。'],
  ),
}

const ofPolicies: Readonly<Record<PolicyName, string>> = {
  privacy:
    '本网站收集哪些个人信息、用来做什么、保存多久，以及您怎样查阅、更正和删除它们，另有 Cookie 与统计的说明。',
  terms:
    '使用本网站的约定：内容的使用与准确性、外部链接、适用法律与联系。浏览、在线留言与应聘之前，请先阅读。',
}

/** The privacy policy, or the terms of use. */
export function policyHead(name: PolicyName): PageHead {
  const description = pageDescription(ofPolicies[name], [`本网站由安徽合肥的${US}运营。`])
  return { title: titleOf(policyNames[name]), description }
}

/** Search on the site, and the results for a term. */
export function searchHead(term: string): PageHead {
  return {
    title: titleOf(term ? `“${term}”的搜索结果` : '站内搜索'),
    description: pageDescription(`在${US}网站上查找服务、案例、新闻、岗位与软件著作权`, [
      '多个词之间用空格隔开，结果按类别分组，找到的字词会在结果里标出。',
    ]),
  }
}
