/** The sections under the page's banner, which are downloaded together. */
export { Departments } from './departments.tsx'
export { Modules } from './modules/modules.tsx'
