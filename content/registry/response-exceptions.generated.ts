// Written by `npm run content` from the folders of content/; do not edit.

/** How the endpoints answer whose response is not the usual envelope, by endpoint. */
export const responseExceptions: Readonly<Record<string, string>> = {
  'POST /api/enterprise-honors/save': 'plainText',
  'POST /api/enterprise-honors/update': 'plainText',
  'DELETE /api/enterprise-honors/{id}': 'plainText',
  'POST /api/enterprise-honors/{id}/status?status=': 'plainText',
  'POST /api/software-copyright/save': 'plainText',
  'POST /api/software-copyright/update': 'plainText',
  'DELETE /api/software-copyright/{id}': 'plainText',
  'POST /api/software-copyright/{id}/status?status=': 'plainText',
  'POST /api/qualification-certification/save': 'plainText',
  'POST /api/qualification-certification/update': 'plainText',
  'DELETE /api/qualification-certification/{id}': 'plainText',
  'POST /api/qualification-certification/{id}/status?status=': 'plainText',
  'POST /api/tech-service-social-service/save': 'truthyData',
  'POST /api/tech-service-social-service/update': 'truthyData',
  'DELETE /api/tech-service-social-service/{id}': 'truthyData',
  'POST /api/tech-service-social-service/{id}/status?status=': 'truthyData',
  'GET /api/autonomous-driving/intro': 'withMsg',
  'POST /api/autonomous-driving/intro/save': 'withMsg',
  'GET /api/autonomous-driving/items/{category}': 'withMsg',
  'GET /api/autonomous-driving/admin/items/{category}': 'withMsg',
  'POST /api/autonomous-driving/item/save': 'withMsg',
  'POST /api/autonomous-driving/item/delete/{id}': 'withMsg',
  'POST /api/autonomous-driving/item/order': 'withMsg',
  'POST /api/autonomous-driving/item/batch': 'withMsg',
}
