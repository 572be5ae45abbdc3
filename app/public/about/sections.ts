/** The sections below the window, which are downloaded together. */
export { Certifications } from './certifications/index.ts'
export { Copyrights } from './copyrights/index.ts'
export { CoreMembers } from './members/index.ts'
export { Honors } from './honors/index.ts'
export { LeadershipCare } from './leadership-care/index.ts'
export { News } from './news/index.ts'
