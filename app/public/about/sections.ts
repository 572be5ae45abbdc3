/** The sections below the window, which are downloaded together. */
export { Certifications } from './certifications/certifications.tsx'
export { Copyrights } from './copyrights/copyrights.tsx'
export { CoreMembers } from './members/core-members.tsx'
export { Honors } from './honors/honors.tsx'
export { LeadershipCare } from './leadership-care/leadership-care.tsx'
export { News } from './news/news.tsx'
