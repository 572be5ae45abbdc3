/** The sections under the page's top, which are downloaded together. */
export { Certifications } from './certifications/certifications.tsx'
export { CompanyBlock } from './company-block/company-block.tsx'
export { Copyrights } from './copyrights/copyrights.tsx'
export { CoreMembers } from './members/core-members.tsx'
export { CultureCards } from './culture/culture-cards.tsx'
export { Honors } from './honors/honors.tsx'
export { LeadershipCare } from './leadership-care/leadership-care.tsx'
export { News } from './news/news.tsx'
