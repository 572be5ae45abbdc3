// Who looks at the failures of calls that no walk has made yet.
const exported = 'tests/panels/export.test.tsx'
const sessions = 'tests/panels/login.test.tsx, sessions.test.tsx, password.test.tsx'
const details = 'tests/panels/application.test.tsx, audit.test.tsx'
const pictures = 'tests/panels/service-government.test.tsx'
const uploads = 'tests/panels/uploads.test.tsx, upload-rules.test.tsx'
const nobody = 'no screen makes it'

/** Declared calls that are not in the table of failures, each with who looks at it instead. A call that is walked must leave. */
export const notWalked: Readonly<Record<string, string>> = {
  'DELETE /api/admin/sessions': sessions,
  'DELETE /api/admin/sessions/{id}': sessions,
  'DELETE /api/application/{id}/person': details,
  'GET /api/admin/audit/export?action=&accountId=&typeName=': exported,
  'GET /api/admin/audit/{id}': details,
  'GET /api/admin/session': sessions,
  'GET /api/admin/sessions': sessions,
  'GET /api/application/admin/export': exported,
  'GET /api/application/{id}/person': details,
  'GET /api/application/{id}/person/export': details,
  'GET /api/application/{id}/resume': details,
  'GET /api/application/{id}?reason=': details,
  'GET /api/contact/admin/export': exported,
  'GET /api/openapi.json': nobody,
  'POST /api/admin/login': sessions,
  'POST /api/admin/logout': sessions,
  'POST /api/admin/password': sessions,
  'POST /api/data-annotation-support/sub-category-status': 'tests/panels/wiring.test.tsx',
  'POST /api/government-service/admin/gallery/add': pictures,
  'POST /api/government-service/admin/gallery/batch': pictures,
  'POST /api/government-service/admin/gallery/delete/{id}': pictures,
  'POST /api/government-service/admin/gallery/order': pictures,
  'POST /api/government-service/admin/gallery/update': pictures,
  'POST /api/government-service/admin/module/gallery/add': pictures,
  'POST /api/government-service/admin/module/gallery/delete/{id}': pictures,
  'POST /api/government-service/admin/module/gallery/update': pictures,
  'POST /api/upload': uploads,
}
