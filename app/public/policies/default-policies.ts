import type { SiteFacts } from '#app/public/site/site-facts.ts'
import type { PolicyName } from './policy-names.ts'

/** What a policy names of the company. */
export type PolicyFacts = Pick<SiteFacts, 'legalName' | 'email' | 'phone' | 'address'>

/** One chapter of a policy. */
export interface Chapter {
  title: string
  /** Its paragraphs. */
  texts: readonly string[]
}

/**
 * What the policies say until administrators write their own: what this site really does, and nothing else. A change of
 * wording changes DEFAULT_POLICY_VERSION.
 */
export const defaultPolicies: Record<PolicyName, (facts: PolicyFacts) => readonly Chapter[]> = {
  privacy: ({ legalName, email, phone, address }) => [
    {
      title: '我们是谁',
      texts: [`${legalName}（下称“我们”）是您在本网站提交的个人信息的处理者。地址：${address}。`],
    },
    {
      title: '我们收集什么、用来做什么',
      texts: [
        '在线留言：您的姓名、电话、邮箱、主题和内容，用来回复您的咨询。',
        '应聘申请：您填写的姓名、手机、邮箱，以及您自愿提供的其他信息和简历，用来评估岗位、与您联系和安排面试。身份证号属于敏感个人信息，完全可以不填；填写后加密保存，查看会留下记录。',
        '为防止批量提交，服务器会短时间记录提交留言或申请的网络地址。',
      ],
    },
    {
      title: 'Cookie 与统计',
      texts: [
        '本网站不做访问统计，不投放广告；联系我们页的地图由地图服务商提供，其余页面不加载第三方内容。Cookie 只用来记住您选择的显示主题和鼠标指针。',
      ],
    },
    {
      title: '保存多久、谁能看到',
      texts: [
        '个人信息保存在我们的服务器上，只有负责相应工作的同事可以查看，不会出售，也不会为其他目的提供给第三方；法律另有规定的除外。',
        '应聘申请自提交之日起最多保存两年，到期自动删除。留言在咨询办结后由我们清理。',
      ],
    },
    {
      title: '您的权利',
      texts: [
        `您可以要求查阅、复制、更正或删除您的个人信息，也可以撤回同意。请发邮件至 ${email} 或致电 ${phone}，我们会在核实身份后的十五个工作日内答复。`,
      ],
    },
    {
      title: '更新',
      texts: ['本政策更新后在本页公布，并更换版本号。您提交留言时看到的版本会随留言一起保存。'],
    },
  ],
  terms: ({ legalName, email }) => [
    {
      title: '关于本网站',
      texts: [`本网站由 ${legalName}（下称“我们”）运营，用来介绍我们的业务、案例、资讯和招聘信息。`],
    },
    {
      title: '内容的使用',
      texts: [
        '本网站的文字、图片、视频和标识的权利归我们或相应权利人所有。您可以为了解我们而浏览、保存和打印；转载请注明出处，用于商业目的请先取得我们的书面同意。',
      ],
    },
    {
      title: '内容的准确性',
      texts: [
        '我们尽力保证信息准确、及时，但业务介绍、案例和数据仅供参考，不构成要约；合作内容以双方签署的合同为准。',
      ],
    },
    {
      title: '请您遵守',
      texts: [
        '请如实填写留言和申请，不要冒用他人信息，不要提交违法内容，也不要以程序批量提交或干扰网站的运行。',
      ],
    },
    {
      title: '外部链接',
      texts: ['本网站可能链接到其他网站，例如合作企业和备案查询。它们的内容由各自的运营者负责。'],
    },
    {
      title: '适用法律与联系',
      texts: [`本条款适用中华人民共和国法律。如有疑问或发现内容侵权，请发邮件至 ${email}。`],
    },
  ],
}
