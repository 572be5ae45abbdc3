/** What the page calls itself; it has no page config of its own (public-site §7). */
export const applyTexts = {
  title: '应聘申请',
  subtitle: '三项必填，其余随意',
  description: '简历写得再短也没关系，我们更想知道您做过什么、想做什么。',
} as const

/** When somebody answers the phone (public-site §9). */
export const WORKING_HOURS = '周一至周六 8:30-17:30'
