import { demoAdministrator } from '#mocks/accounts.ts'
import { sampleResumeBytes } from '#mocks/sample-resumes.ts'

/** What a call is sent where its declaration does not say it. */
export interface OwnInput {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

const { username, password } = demoAdministrator

/** The smallest picture: one transparent pixel. */
export const PNG = bytesOf(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
)
export const PDF = sampleResumeBytes()
export const SVG = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"></svg>').slice()

const inputs: Record<string, () => OwnInput> = {
  'POST /api/admin/login': () => ({ body: { username, password } }),
  'POST /api/admin/password': () => ({ body: { oldPassword: password, newPassword: 'another-one-2026' } }),
  'POST /api/upload': () => ({ body: formWith(PNG, 'photo.png', 'image/png') }),
  'POST /api/application/upload': () => ({ body: formWith(PDF, '简历.pdf', 'application/pdf') }),
  'GET /upload/{path}': () => ({ params: { path: 'demo-about.webp' } }),
  'GET /api/page-config/{page}': () => ({ params: { page: 'about' } }),
  'GET /api/page-config/admin/list?pageKey=': () => ({ query: { pageKey: 'contact' } }),
  'GET /api/case/list?category=': () => ({ query: { category: 'large-model' } }),
  'GET /api/search?q=&type=&page=': () => ({ query: { q: '标注' } }),
  'GET /api/application/{id}?reason=': () => ({ query: { reason: '核对应聘信息' } }),
  // The first sign-in is the replay's own; the second is the good request of the login, whose turn comes before.
  'DELETE /api/admin/sessions/{id}': () => ({ params: { id: '2' } }),
  // These belong to no stored type; the applications' ids count from 1.
  'GET /api/application/{id}/person': () => ({ params: { id: '1' } }),
  'GET /api/application/{id}/person/export': () => ({ params: { id: '1' } }),
  'DELETE /api/application/{id}/person': () => ({ params: { id: '2' } }),
  'GET /api/autonomous-driving/items/{category}': () => ({ params: { category: 'service' } }),
  'GET /api/autonomous-driving/admin/items/{category}': () => ({ params: { category: 'platform' } }),
}

/** What stands here for a call; nothing when its declaration is enough. */
export function ownInput(line: string): OwnInput {
  return inputs[line]?.() ?? {}
}

function formWith(bytes: Uint8Array<ArrayBuffer>, name: string, type: string): FormData {
  const form = new FormData()
  form.set('file', new File([bytes], name, { type }))
  return form
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
